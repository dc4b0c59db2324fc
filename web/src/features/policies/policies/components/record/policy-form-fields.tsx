import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createPolicyDtoLimits as limits } from '../../../../../api/generated/model/limits/createPolicyDto';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { SelectField } from '../../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../../shared/ui/fields/text-field';
import { contentTypes, filterTypes, statuses } from '../../policies.constants';
import type { PolicyField } from '../../policy-form';
import type { PolicyFormStore } from '../../policy-form.store';

type TypedField = 'number' | 'name' | 'count';

export const PolicyFormFields = observer(function PolicyFormFields({ form }: { form: PolicyFormStore }) {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const { values, issues, isNew } = form;
  const bounds = {
    number: { min: limits.number.minimum, max: formatNumber(limits.number.maximum, language) },
    name: { min: 1, max: limits.name.maxLength },
    count: { min: limits.count.minimum, max: formatNumber(limits.count.maximum, language) },
  };
  const typed = (field: TypedField) => {
    const issue = issues[field];
    const error = typeof issue === 'string' ? t(`form.${field}.${issue}`, bounds[field]) : issue?.text;
    return {
      label: t(`column.${field}`),
      autoComplete: 'off',
      value: values[field],
      error,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        form.change({ [field]: target.value });
      },
      onBlur: () => {
        form.leave(field);
      },
    };
  };
  const fields: Record<PolicyField, ReactNode> = {
    name: <TextField {...typed('name')} required maxLength={limits.name.maxLength} />,
    number: (
      <TextField
        {...typed('number')}
        inputMode="numeric"
        required={!isNew}
        hint={isNew ? t('form.number.hint') : undefined}
      />
    ),
    contentType: (
      <SelectField
        label={t('column.contentType')}
        value={values.contentType}
        options={contentTypes.map((value) => ({ value, label: t(`contentType.${value}`) }))}
        onChange={(contentType) => {
          form.change({ contentType });
        }}
      />
    ),
    filterType: (
      <SelectField
        label={t('column.filterType')}
        value={values.filterType}
        options={filterTypes.map((value) => ({ value, label: t(`filterType.${value}`) }))}
        onChange={(filterType) => {
          form.change({ filterType });
        }}
      />
    ),
    count: <TextField {...typed('count')} inputMode="numeric" required />,
    status: (
      <SelectField
        label={t('column.status')}
        value={values.status}
        options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => {
          form.change({ status });
        }}
      />
    ),
  };
  return Object.entries(fields).map(([field, input]) => <Fragment key={field}>{input}</Fragment>);
});
