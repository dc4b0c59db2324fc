import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../api/generated/model';
import { enquiryFields } from '../../../api/generated/model/fields/enquiry';
import type { enquiryLabels } from '../../../api/generated/model/labels/enquiry/en-US';
import { fieldTexts, type FieldViews, type FieldWords } from '../../../shared/fields/field-view';
import { languageNames } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Message } from './components/message';
import { StateLabel } from './components/state-label';

export type ShownField = keyof typeof enquiryFields;
type ColumnField = 'name' | 'kind' | 'reply' | 'createdTime' | 'state' | 'reference';

/**
 * How each field of an enquiry looks, in the table and among the details. A field of the API that is missing here
 * does not compile.
 */
export const enquiryViews: FieldViews<EnquiryDto, ShownField, ColumnField> = {
  reference: { width: 100, ideal: 132 },
  kind: { width: 104, ideal: 132 },
  language: { show: (language) => <span lang={language}>{languageNames[language]}</span> },
  name: { width: 150, grows: true, leads: 'title' },
  reply: { width: 150, ideal: 260 },
  message: { show: (text) => <Message text={text} /> },
  age: {},
  course: {},
  organization: {},
  position: {},
  consentTime: {},
  createdTime: { width: 104, ideal: 164 },
  state: { width: 96, ideal: 112, leads: 'state', show: (state) => <StateLabel state={state} /> },
  note: { show: (text) => <Message text={text} /> },
};

/** The words and values of the fields, in the language of the page. */
export function useEnquiryFields() {
  const { t } = useTranslation('enquiries');
  const language = useLanguage();
  return useMemo(() => {
    const words: FieldWords<ShownField> = {
      label: (field) => t(`column.${field}`),
      choice: (field, value) => t(`${field}.${value}` as keyof typeof enquiryLabels),
    };
    const shown = { rows: enquiryFields, views: enquiryViews, words, language };
    return fieldTexts<EnquiryDto, ShownField, ColumnField>(shown);
  }, [t, language]);
}
