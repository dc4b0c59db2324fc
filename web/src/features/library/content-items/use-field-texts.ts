import { useTranslation } from 'react-i18next';
import { listOf } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ContentItemDraft } from './content-item-form';
import { useContentItemFields } from './reading/content-item-fields';

type Field = keyof ContentItemDraft;
/** Changed at once, not with a revision. */
type Labelled = Field | 'onlineFrom' | 'onlineUntil';

export function useFieldLabel(): (field: Labelled) => string {
  const { t } = useTranslation('content-items');
  return (field) => t(`column.${field === 'authorId' ? 'author' : field}`);
}

/** A value of the form as people read it. */
export function useDraftText(): (field: Field, draft: ContentItemDraft) => string {
  const { t } = useTranslation('content-items');
  const { textOf } = useContentItemFields();
  const language = useLanguage();
  return (field, draft) => {
    if (field === 'authorId') return draft.authorId?.name ?? '';
    if (field === 'labels') return listOf(draft.labels, language);
    if (field === 'cover') return draft.coverText;
    if (field === 'video') return draft.video === '' ? '' : t('column.video');
    return textOf(field, draft[field]);
  };
}
