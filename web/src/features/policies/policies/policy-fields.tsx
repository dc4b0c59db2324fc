import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto, PolicySheetField } from '../../../api/generated/model';
import { policyFields } from '../../../api/generated/model/fields/policy';
import type { policyLabels } from '../../../api/generated/model/labels/policy/en-US';
import { fieldTexts, type FieldViews, type FieldWords } from '../../../shared/fields/field-view';
import { useLanguage } from '../../../shared/i18n/use-language';
import { ContentTypeLabel } from './components/content-type-label';
import { StatusLabel } from './components/status-label';

export type ShownField = keyof typeof policyFields;

/**
 * How each field of a policy looks, in the table and wherever else its value is shown. All else follows from its kind:
 * its input, its filter, its text in the history. A field of the API that is missing here does not compile.
 */
export const policyViews: FieldViews<PolicyDetailDto, ShownField, PolicySheetField> = {
  number: { width: 88, ideal: 108, isName: true },
  name: { width: 160, ideal: 256, grows: true, truncates: true, leads: 'title' },
  contentType: {
    width: 152,
    ideal: 176,
    truncates: true,
    show: (type) => <ContentTypeLabel type={type} />,
  },
  count: { width: 76, align: 'right' },
  filterType: { width: 92, ideal: 100 },
  createdTime: { width: 132, ideal: 164 },
  status: { width: 88, ideal: 112, leads: 'state', show: (status) => <StatusLabel status={status} /> },
  updatedTime: {},
  onlineFrom: {},
  onlineUntil: {},
  deletedTime: {},
};

/** The words and values of the fields, in the language of the page. */
export function usePolicyFields() {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  return useMemo(() => {
    const words: FieldWords<ShownField> = {
      label: (field) => t(`column.${field}`),
      choice: (field, value) => t(`${field}.${value}` as keyof typeof policyLabels),
    };
    const shown = { rows: policyFields, views: policyViews, words, language };
    return fieldTexts<PolicyDetailDto, ShownField, PolicySheetField>(shown);
  }, [t, language]);
}
