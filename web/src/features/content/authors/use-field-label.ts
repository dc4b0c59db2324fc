import { useTranslation } from 'react-i18next';
import type { AuthorDraft } from './author-form';

export function useFieldLabel(): (field: keyof AuthorDraft) => string {
  const { t } = useTranslation('authors');
  return (field) => t(`column.${field}`);
}
