import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../api/generated/model';
import { isolated } from '../../../shared/i18n/isolated';
import { listOf } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { auditedFields, type historyActions } from './authors.constants';

type Action = (typeof historyActions)[number];

/** What an entry of the history says. */
export function useHistoryText(): (action: Action, entry: AuditEntryDto) => string {
  const { t } = useTranslation('authors');
  const language = useLanguage();
  return (action, { before, after }) => {
    const changed = auditedFields.filter((field) => valueOf(before, field) !== valueOf(after, field));
    if (action === 'edit' && changed.length > 0)
      return t('history.edit.fields', {
        fields: listOf(
          changed.map((field) => t(`column.${field}`)),
          language,
        ),
      });
    const name = valueOf(action === 'undoMerge' ? before : after, 'name');
    if (typeof name !== 'string' || action === 'create' || action === 'edit') return t(`history.${action}`);
    const count = Number(valueOf(action === 'undoMerge' ? before : after, 'items') ?? 0);
    if (action === 'merge') return t('history.merge.into', { name: isolated(name), count });
    if (action === 'takeOver') return t('history.takeOver.from', { name: isolated(name), count });
    if (action === 'giveBack') return t('history.giveBack.to', { name: isolated(name), count });
    return t(`history.${action}`);
  };
}

function valueOf(values: object | null, field: string): unknown {
  return (values as Record<string, unknown> | null)?.[field];
}
