import { useTranslation } from 'react-i18next';
import { listOf } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ContentItemDraft } from './content-item-form';

type Field = keyof ContentItemDraft;
/** Changed at once, not with a revision. */
type Labelled = Field | 'onlineFrom' | 'onlineUntil';

/** Fields whose label is not that of a column. */
const LABELS = { authorId: 'column.author', agesFrom: 'form.ages.from', agesTo: 'form.ages.to' } as const;

export function useFieldLabel(): (field: Labelled) => string {
  const { t } = useTranslation('content-items');
  return (field) =>
    field === 'authorId' || field === 'agesFrom' || field === 'agesTo'
      ? t(LABELS[field])
      : t(`column.${field}`);
}

/** A value of the form as people read it. */
export function useDraftText(): (field: Field, draft: ContentItemDraft) => string {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  return (field, draft) => {
    const { kind, subject, source, authorId, labels, coverText } = draft;
    const texts: Partial<Record<Field, string>> = {
      kind: t(`kind.${kind}`),
      language: t(`language.${draft.language}`),
      subject: subject === '' ? '' : t(`subject.${subject}`),
      source: source === '' ? '' : t(`source.${source}`),
      authorId: authorId?.name ?? '',
      labels: listOf(labels, language),
      cover: coverText,
      video: draft.video === '' ? '' : t('column.video'),
    };
    const value = draft[field];
    return texts[field] ?? (typeof value === 'object' ? '' : String(value));
  };
}
