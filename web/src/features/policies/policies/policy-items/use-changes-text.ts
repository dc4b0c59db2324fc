import { useTranslation } from 'react-i18next';
import { listOf } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { OrderChanges } from './member-order';

/** What was changed in a list, such as “2 added and 1 removed”. */
export function useChangesText(): (changes: OrderChanges) => string {
  const { t } = useTranslation('policy-items');
  const language = useLanguage();
  return ({ added, removed, isReordered }) => {
    const texts = [
      ...(added > 0 ? [t('changes.added', { count: added })] : []),
      ...(removed > 0 ? [t('changes.removed', { count: removed })] : []),
      ...(isReordered ? [t('changes.reordered')] : []),
    ];
    return texts.length === 0 ? t('changes.none') : listOf(texts, language);
  };
}
