import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createPolicyDtoLimits as limits } from '../../../../../api/generated/model/limits/createPolicyDto';
import type { RuleTexts } from '../../../../../shared/forms/problem-text';
import { useInputs } from '../../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { SelectField } from '../../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../../shared/ui/fields/text-field';
import { contentTypes, filterTypes, statuses } from '../../policies.constants';
import type { PolicyForm } from '../../policy-edit.store';
import type { PolicyField } from '../../policy-form';

export const PolicyFormFields = observer(function PolicyFormFields({ form }: { form: PolicyForm }) {
  const { t } = useTranslation('policies');
  const texts = useRuleTexts();
  const { text, value } = useInputs(form, texts);
  const isNumberRequired = form.isRequired('number');
  const fields: Record<PolicyField, ReactNode> = {
    name: (
      <TextField
        {...text('name')}
        label={t('column.name')}
        autoComplete="off"
        maxLength={limits.name.maxLength}
      />
    ),
    number: (
      <TextField
        {...text('number')}
        label={t('column.number')}
        autoComplete="off"
        inputMode="numeric"
        hint={isNumberRequired ? undefined : t('form.number.hint')}
      />
    ),
    contentType: (
      <SelectField
        {...value('contentType')}
        label={t('column.contentType')}
        options={contentTypes.map((type) => ({ value: type, label: t(`contentType.${type}`) }))}
      />
    ),
    filterType: (
      <SelectField
        {...value('filterType')}
        label={t('column.filterType')}
        options={filterTypes.map((type) => ({ value: type, label: t(`filterType.${type}`) }))}
      />
    ),
    count: <TextField {...text('count')} label={t('column.count')} autoComplete="off" inputMode="numeric" />,
    status: (
      <SelectField
        {...value('status')}
        label={t('column.status')}
        options={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
    ),
  };
  return Object.entries(fields).map(([field, input]) => <Fragment key={field}>{input}</Fragment>);
});

/** One message for an empty field, and one for everything else that the contract does not allow. */
function useRuleTexts(): Partial<Record<PolicyField, RuleTexts>> {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const rules = (missing: string, wrong: string): RuleTexts => ({
    ...{ required: missing, pattern: wrong, range: wrong, tooLong: wrong, wrong },
  });
  const bounds = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({
    min: minimum,
    max: formatNumber(maximum, language),
  });
  return {
    name: rules(t('form.name.missing'), t('form.name.wrong', { max: limits.name.maxLength })),
    number: rules(t('form.number.missing'), t('form.number.wrong', bounds(limits.number))),
    count: rules(t('form.count.missing'), t('form.count.wrong', bounds(limits.count))),
  };
}
