import { useTranslation } from 'react-i18next';
import type { ContentItemField } from '../../../api/generated/model';
import { useContentItemFields } from './reading/content-item-fields';
import { useFieldLabel } from './use-field-texts';

/** What the comparison of two revisions says about a field. */
export function useChangedField() {
  const { t } = useTranslation('content-items');
  const { textOf } = useContentItemFields();
  const nameOf = (field: ContentItemField, value: string) =>
    field === 'authorId' ? value : textOf(field, value);
  return {
    labelOf: useFieldLabel(),
    textOf: (field: ContentItemField, values: string[]) =>
      values.length === 0 ? t('compare.none') : values.map((value) => nameOf(field, value)).join(', '),
  };
}
