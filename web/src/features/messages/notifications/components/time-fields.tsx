import { useTranslation } from 'react-i18next';
import type { NotificationPreferencesDto, QuietHoursDto } from '../../../../api/generated/model';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { SwitchField } from '../../../../shared/ui/fields/switch-field';
import styles from './time-fields.module.css';
import { clockOptions, hourOptions, NO_DIGEST, USUAL_QUIET_HOURS } from './times';

type Times = Pick<NotificationPreferencesDto, 'digestHour' | 'quietHours'>;

interface Props {
  preferences: NotificationPreferencesDto;
  onChange: (times: Partial<Times>) => void;
}

/** When the person is not disturbed, and when one mail sums up the day. */
export function TimeFields({ preferences, onChange }: Props) {
  const { t } = useTranslation('notifications');
  const { quietHours, digestHour, mail, timeZone } = preferences;
  const setQuiet = (hours: QuietHoursDto | null) => {
    onChange({ quietHours: hours });
  };
  return (
    <>
      <section className={styles.part} aria-labelledby="quiet-hours">
        <h2 id="quiet-hours" className={styles.title}>
          {t('quiet')}
        </h2>
        <p className={styles.about}>{t('quiet.about', { timeZone })}</p>
        <SwitchField
          label={t('quiet.use')}
          checked={quietHours !== null}
          onChange={(isUsed) => {
            setQuiet(isUsed ? USUAL_QUIET_HOURS : null);
          }}
        />
        {quietHours && (
          <div className={styles.pair}>
            <SelectField
              label={t('quiet.from')}
              value={quietHours.from}
              options={clockOptions(quietHours.from, quietHours.to)}
              onChange={(from) => {
                setQuiet({ ...quietHours, from });
              }}
            />
            <SelectField
              label={t('quiet.to')}
              value={quietHours.to}
              options={clockOptions(quietHours.to, quietHours.from)}
              hint={quietHours.to < quietHours.from ? t('quiet.nextDay') : undefined}
              onChange={(to) => {
                setQuiet({ ...quietHours, to });
              }}
            />
          </div>
        )}
      </section>
      <section className={styles.part} aria-labelledby="digest">
        <h2 id="digest" className={styles.title}>
          {t('digest')}
        </h2>
        <p className={styles.about}>{t('digest.about', { timeZone })}</p>
        <div className={styles.pair}>
          <SelectField
            label={t('digest.hour')}
            value={digestHour ?? NO_DIGEST}
            options={[{ value: NO_DIGEST, label: t('digest.none') }, ...hourOptions]}
            disabled={mail !== 'ready' && digestHour === null}
            onChange={(hour) => {
              onChange({ digestHour: hour === NO_DIGEST ? null : hour });
            }}
          />
        </div>
      </section>
    </>
  );
}
