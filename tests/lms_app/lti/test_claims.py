"""Roles by exact table."""

import pytest

from lms_app.lti import claims
from lms_app.models import Role

MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership"
PERSON = "http://purl.imsglobal.org/vocab/lis/v2/institution/person"
SYSTEM = "http://purl.imsglobal.org/vocab/lis/v2/system/person"
TEST_USER = "http://purl.imsglobal.org/vocab/lti/system/person#TestUser"


@pytest.mark.parametrize(
    ("roles", "role"),
    [
        ([f"{MEMBERSHIP}#Instructor"], Role.INSTRUCTOR),
        ([f"{MEMBERSHIP}#Administrator"], Role.INSTRUCTOR),
        ([f"{MEMBERSHIP}/Administrator#Support"], Role.INSTRUCTOR),
        ([f"{MEMBERSHIP}/Instructor#Lecturer"], Role.INSTRUCTOR),
        ([f"{MEMBERSHIP}/Instructor#PrimaryInstructor"], Role.INSTRUCTOR),
        ([f"{MEMBERSHIP}/Instructor#TeachingAssistant"], Role.TA),
        ([f"{MEMBERSHIP}/Instructor#TeachingAssistantSection"], Role.TA),
        ([f"{MEMBERSHIP}/Instructor#Grader"], Role.TA),
        ([f"{MEMBERSHIP}#Instructor", f"{MEMBERSHIP}/Instructor#TeachingAssistant"], Role.TA),
        ([f"{MEMBERSHIP}#ContentDeveloper"], Role.DESIGNER),
        ([f"{MEMBERSHIP}#Learner"], Role.LEARNER),
        ([f"{MEMBERSHIP}/Learner#GuestLearner"], Role.LEARNER),
        ([f"{MEMBERSHIP}#Mentor"], Role.OBSERVER),
        ([f"{MEMBERSHIP}#Manager"], Role.OBSERVER),
        ([f"{MEMBERSHIP}#Member"], Role.OBSERVER),
        ([f"{MEMBERSHIP}#Officer"], Role.OBSERVER),
        (["Instructor"], Role.INSTRUCTOR),
        (["Learner"], Role.LEARNER),
        (["urn:lti:role:ims/lis/Instructor"], Role.INSTRUCTOR),
        (["urn:lti:role:ims/lis/Learner"], Role.LEARNER),
        (["urn:lti:role:ims/lis/TeachingAssistant"], Role.TA),
        ([], Role.NONE),
        (["http://example.com/roles#Wizard"], Role.NONE),
    ],
)
def test_a_role_grants_what_the_table_says(roles, role):
    assert claims.role_of(roles) is role


def test_somebody_who_teaches_and_learns_teaches():
    assert claims.role_of([f"{MEMBERSHIP}#Learner", f"{MEMBERSHIP}#Instructor"]) is Role.INSTRUCTOR


def test_an_instructor_among_the_learners_learns():
    assert claims.role_of([f"{MEMBERSHIP}/Learner#Instructor"]) is Role.LEARNER


@pytest.mark.parametrize(
    "role",
    [
        f"{PERSON}#Instructor",
        f"{PERSON}#Faculty",
        f"{PERSON}#Administrator",
        f"{SYSTEM}#Administrator",
        f"{SYSTEM}#SysAdmin",
        "http://purl.imsglobal.org/vocab/lis/v2/person#Instructor",
        "http://purl.imsglobal.org/vocab/lis/v2/person#Administrator",
        "urn:lti:instrole:ims/lis/Instructor",
        "urn:lti:sysrole:ims/lis/SysAdmin",
    ],
)
def test_who_somebody_is_elsewhere_grants_nothing_in_a_course(role):
    assert claims.role_of([role]) is Role.NONE
    assert claims.role_of([role, f"{MEMBERSHIP}#Learner"]) is Role.LEARNER


@pytest.mark.parametrize(
    "role",
    [
        f"{MEMBERSHIP}#instructor",
        f"{MEMBERSHIP}#Instructor ",
        f" {MEMBERSHIP}#Instructor",
        f"{MEMBERSHIP}#NotInstructor",
        f"{MEMBERSHIP}#Instructor#Learner",
        f"{MEMBERSHIP}/Instructor",
        f"{MEMBERSHIP}/Mentor#Instructor",
        "https://purl.imsglobal.org/vocab/lis/v2/membership#Instructor",
        "http://evil.example/membership#Instructor",
        "instructor",
        "Instructor,Learner",
        "TeachingAssistant",
    ],
)
def test_what_only_resembles_a_role_grants_nothing(role):
    assert claims.role_of([role]) is Role.NONE


def test_the_test_user_is_a_mark_beside_a_role():
    roles = [f"{MEMBERSHIP}#Learner", TEST_USER]
    assert claims.is_test_user(roles)
    assert claims.role_of(roles) is Role.LEARNER
    assert not claims.is_test_user([f"{MEMBERSHIP}#Learner"])


def test_a_step_down_is_a_demotion_and_a_step_up_is_none():
    assert claims.is_demotion(Role.INSTRUCTOR, Role.TA)
    assert claims.is_demotion(Role.TA, Role.LEARNER)
    assert not claims.is_demotion(Role.LEARNER, Role.INSTRUCTOR)
    assert not claims.is_demotion(Role.LEARNER, Role.LEARNER)


@pytest.mark.parametrize(
    ("roles", "is_one"),
    [
        ([f"{SYSTEM}#Administrator"], True),
        ([f"{PERSON}#Administrator", f"{MEMBERSHIP}#Learner"], True),
        (["http://purl.imsglobal.org/vocab/lis/v2/person#Administrator"], True),
        ([f"{MEMBERSHIP}#Administrator"], False),
        (["Administrator"], False),
        ([f"{PERSON}#Instructor", f"{SYSTEM}#User"], False),
        ([], False),
    ],
)
def test_administrators_of_a_platform_are_told_apart_from_those_of_a_course(roles, is_one):
    assert claims.is_administrator(roles) is is_one
