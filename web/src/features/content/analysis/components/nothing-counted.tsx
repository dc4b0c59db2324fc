import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';

/** In place of a figure without facts in the period. */
export function NothingCounted() {
  const { t } = useTranslation('analysis');
  return <EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>;
}
