import { useTranslation } from 'react-i18next';
import { formatMinute, listOf } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import type { PolicyEditStore } from './policy-edit.store';
import { usePolicyFields } from './policy-fields';

/** Returns what tells, after saving, which changes of somebody else were taken over. */
export function useMergeNotice(edit: PolicyEditStore): () => void {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const { label } = usePolicyFields();
  return () => {
    if (edit.merge === null) return;
    const { person, time, fields } = edit.merge;
    const told = { time: formatMinute(time, language), fields: listOf(fields.map(label), language) };
    const text = person === null ? t('conflict.merged', told) : t('conflict.merged.by', { ...told, person });
    toasts.show({ kind: 'info', text });
  };
}
