import django.db.models.deletion
from django.db import migrations, models

_HELP = "The person's; here, so that each platform's line is found by itself."


def _fill(apps, schema_editor):
    """Say of each delivery which platform it goes to."""
    people = apps.get_model('lms_app', 'LtiUser')
    whose = people.objects.filter(pk=models.OuterRef('user')).values('platform')
    apps.get_model('lms_app', 'ScoreDelivery').objects.update(platform=models.Subquery(whose))


class Migration(migrations.Migration):

    dependencies = [
        ('lms_app', '0010_what_stands_there'),
    ]

    operations = [
        migrations.AddField(
            model_name='scoredelivery',
            name='platform',
            field=models.ForeignKey(db_index=False, help_text=_HELP, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='deliveries', to='lms_app.platform', verbose_name='platform'),
        ),
        migrations.RunPython(_fill, migrations.RunPython.noop, elidable=True),
        migrations.AlterField(
            model_name='scoredelivery',
            name='platform',
            field=models.ForeignKey(db_index=False, help_text=_HELP, on_delete=django.db.models.deletion.CASCADE, related_name='deliveries', to='lms_app.platform', verbose_name='platform'),
        ),
        migrations.AddIndex(
            model_name='scoredelivery',
            index=models.Index(fields=['platform', 'state', 'due_at'], name='line_at_a_platform'),
        ),
    ]
