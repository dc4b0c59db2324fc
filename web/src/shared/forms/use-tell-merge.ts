import { useTranslation } from 'react-i18next';
import { formatMinute, listOf } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { toasts } from '../ui/feedback/toasts.store';
import type { Merge } from './merging.store';

/** Says what somebody else had changed in a record that was saved with it. */
export function useTellMerge<Field extends string>(
  labelOf: (field: Field) => string,
): (merge: Merge<Field> | null) => void {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (merge) => {
    if (merge === null || merge.fields.length === 0) return;
    const { person, time } = merge;
    const fields = listOf(merge.fields.map(labelOf), language);
    const isKnown = person !== null && time !== null;
    const text = isKnown
      ? t('merged.by', { person, time: formatMinute(time, language), fields })
      : t('merged', { fields });
    toasts.show({ kind: 'info', text });
  };
}
