import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';

interface Props {
  /** Something was watched, but no whole minute. */
  hasPartOfMinute?: boolean;
  /** Why it may stay so, where waiting does not help. */
  of?: 'people' | 'returns' | 'comments' | undefined;
}

/** In place of a figure without facts in the period. */
export function NothingCounted({ hasPartOfMinute = false, of }: Props) {
  const { t } = useTranslation('analysis');
  return hasPartOfMinute ? (
    <EmptyState title={t('underAMinute')}>{t('underAMinute.text')}</EmptyState>
  ) : (
    <EmptyState title={t('empty')}>{t(of === undefined ? 'empty.text' : `empty.${of}`)}</EmptyState>
  );
}
