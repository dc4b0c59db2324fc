import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../api/generated/model';
import { formatNumber, listOf } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { auditedFields, type historyActions } from './content-items.constants';
import { useFieldLabel } from './use-field-texts';

type Action = (typeof historyActions)[number];

/** What an entry of the history says. The reason of a step is added to it. */
export function useHistoryText(): (action: Action, entry: AuditEntryDto) => string {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  const labelOf = useFieldLabel();
  return (action, { after }) => {
    const kept: { restored?: number } = after ?? {};
    if (action !== 'edit') return t(`history.${action}`);
    if (kept.restored !== undefined)
      return t('history.edit.restored', { number: formatNumber(kept.restored, language) });
    // Of a body it keeps the length.
    const changed = auditedFields.filter((field) => (field === 'body' ? 'characters' : field) in kept);
    const fields = changed.map(labelOf);
    return fields.length === 0
      ? t('history.edit')
      : t('history.edit.fields', { fields: listOf(fields, language) });
  };
}
