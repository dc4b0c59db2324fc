import { useTranslation } from 'react-i18next';
import type { ContentItemField } from '../../../api/generated/model';
import { languages } from '../../../shared/i18n/languages';
import { sources, subjects } from './content-items.constants';
import { useFieldLabel } from './use-field-texts';

/** What the comparison of two revisions says about a field. */
export function useChangedField() {
  const { t } = useTranslation('content-items');
  const labelOf = useFieldLabel();
  const nameOf = (field: ContentItemField, value: string): string => {
    const subject = subjects.find((one) => one === value);
    if (field === 'subject' && subject !== undefined) return t(`subject.${subject}`);
    const source = sources.find((one) => one === value);
    if (field === 'source' && source !== undefined) return t(`source.${source}`);
    const written = languages.find((one) => one === value);
    return field === 'language' && written !== undefined ? t(`language.${written}`) : value;
  };
  return {
    labelOf,
    textOf: (field: ContentItemField, values: string[]) =>
      values.length === 0 ? t('compare.none') : values.map((value) => nameOf(field, value)).join(', '),
  };
}
