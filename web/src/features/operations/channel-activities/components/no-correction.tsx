import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';

/** The application is under review again, or somebody else's. */
export function NoCorrection({ application }: { application: number }) {
  const { t } = useTranslation('channel-activities');
  return (
    <EmptyState title={t('correction.none')}>
      {t('correction.none.text')}{' '}
      <Link to={`/result/success?application=${application}`}>{t('finish.application')}</Link>
    </EmptyState>
  );
}
