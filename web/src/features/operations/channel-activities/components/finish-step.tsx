import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StoredChannelActivityDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { stepFields } from '../channel-activity';
import { ActivityDetails } from './activity-details';
import styles from './channel-form.module.css';

interface Props {
  activity: StoredChannelActivityDto;
  onView: () => void;
  onAgain: () => void;
}

/** The activity was stored: what comes next. */
export function FinishStep({ activity, onView, onAgain }: Props) {
  const { t } = useTranslation('channel-activities');
  const { id, activityName, applicationId } = activity;
  return (
    <>
      <p>{t('finish.text', { name: activityName, id })}</p>
      <ActivityDetails activity={activity} fields={stepFields.basic} />
      {applicationId !== null && (
        <p className={styles.link}>
          <Link to={`/result/success?application=${applicationId}`}>{t('finish.application')}</Link>
        </p>
      )}
      <div className={styles.actions}>
        <Button look="primary" onClick={onView}>
          {t('finish.view')}
        </Button>
        <Button onClick={onAgain}>{t('finish.again')}</Button>
      </div>
    </>
  );
}
