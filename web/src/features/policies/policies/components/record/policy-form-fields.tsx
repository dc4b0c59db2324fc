import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { policyFields } from '../../../../../api/generated/model/fields/policy';
import { createPolicyDtoLimits as limits } from '../../../../../api/generated/model/limits/policies';
import { FieldInput } from '../../../../../shared/fields/field-input';
import type { FieldLimits } from '../../../../../shared/fields/field-row';
import type { RuleTexts } from '../../../../../shared/forms/problem-text';
import { useInputs } from '../../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import type { PolicyForm } from '../../policy-edit.store';
import { usePolicyFields } from '../../policy-fields';
import { editFields, type PolicyField } from '../../policy-form';

/** The name comes first. */
const order: PolicyField[] = ['name', ...editFields.filter((field) => field !== 'name')];
const lengths: FieldLimits = limits;

export const PolicyFormFields = observer(function PolicyFormFields({ form }: { form: PolicyForm }) {
  const { t } = useTranslation('policies');
  const { label, choice } = usePolicyFields();
  const { entry } = useInputs(form, useRuleTexts());
  const hints: Partial<Record<PolicyField, string>> = form.isRequired('number')
    ? {}
    : { number: t('form.number.hint'), filterType: t('form.filterType.hint') };
  return order.map((field) => (
    <FieldInput
      key={field}
      row={policyFields[field]}
      label={label(field)}
      input={entry(field)}
      hint={hints[field]}
      maxLength={lengths[field]?.maxLength}
      textOf={(value) => choice(field, value)}
    />
  ));
});

/** One message for an empty field, and one for everything else that the contract does not allow. */
function useRuleTexts(): Partial<Record<PolicyField, RuleTexts>> {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const rules = (missing: string, wrong: string): RuleTexts => ({
    ...{
      required: missing,
      pattern: wrong,
      range: wrong,
      number: wrong,
      whole: wrong,
      tooLong: wrong,
      wrong,
    },
  });
  const bounds = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({
    min: minimum,
    max: formatNumber(maximum, language),
  });
  return {
    name: rules(t('form.name.missing'), t('form.name.wrong', { max: limits.name.maxLength })),
    number: rules(t('form.number.missing'), t('form.number.wrong', bounds(limits.number))),
  };
}
