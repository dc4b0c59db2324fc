import { useTranslation } from 'react-i18next';
import type { ApplicationDto } from '../../../../api/generated/model';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './channel-form.module.css';

/** What the reviewer wants corrected. */
export function ReturnNote({ application }: { application: ApplicationDto }) {
  const { t } = useTranslation(['channel-activities', 'applications']);
  const { returnReason, returnReasons, returnedBy, returnedTime } = application;
  return (
    <section aria-label={t('correction')} className={styles.note}>
      <Alert kind="warning">
        <strong>{t('correction')}</strong>
        {returnReasons.map((reason) => (
          <p key={reason}>
            {t(`applications:reason.${reason}`)}
            <br />
            {t(`applications:reason.${reason}.help`)}
          </p>
        ))}
        {returnReason !== null && <p className={styles.reason}>{returnReason}</p>}
        {returnedTime !== null && (
          <p>
            <Time
              wire={returnedTime}
              text={(time) =>
                t('correction.by', { time, person: returnedBy ?? t('correction.unknownPerson') })
              }
            />
          </p>
        )}
      </Alert>
    </section>
  );
}
