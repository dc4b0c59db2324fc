import { useTranslation } from 'react-i18next';
import { formatMinute, listOf } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import type { Merge } from './policy-edit.store';
import { usePolicyFields } from './policy-fields';

/** Says what somebody else had changed in a record that was saved with it. */
export function useTellMerge(): (merge: Merge | null) => void {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const { label } = usePolicyFields();
  return (merge) => {
    if (merge === null || merge.fields.length === 0) return;
    const { person, time, fields } = merge;
    const told = { time: formatMinute(time, language), fields: listOf(fields.map(label), language) };
    const text = person === null ? t('conflict.merged', told) : t('conflict.merged.by', { ...told, person });
    toasts.show({ kind: 'info', text });
  };
}
