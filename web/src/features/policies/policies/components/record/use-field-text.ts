import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../../shared/i18n/format';
import type { Language } from '../../../../../shared/i18n/languages';
import { contentTypes, filterTypes, statuses } from '../../policies.constants';
import type { PolicyField } from '../../policy-form';

/** The display text of a stored or typed field value; an unknown value is shown as it is. */
export function useFieldText(language: Language): (field: PolicyField, value: string) => string {
  const { t } = useTranslation('policies');
  const texts: Record<PolicyField, (value: string) => string> = {
    number: asItStands,
    name: asItStands,
    contentType: (value) => named(contentTypes, value, (type) => t(`contentType.${type}`)),
    filterType: (value) => named(filterTypes, value, (type) => t(`filterType.${type}`)),
    count: (value) => (/^\d+$/.test(value) ? formatNumber(Number(value), language) : value),
    status: (value) => named(statuses, value, (status) => t(`status.${status}`)),
  };
  return (field, value) => texts[field](value);
}

function asItStands(value: string): string {
  return value;
}

function named<Choice extends string>(
  choices: readonly Choice[],
  value: string,
  nameOf: (choice: Choice) => string,
): string {
  const choice = choices.find((known) => known === value);
  return choice === undefined ? value : nameOf(choice);
}
