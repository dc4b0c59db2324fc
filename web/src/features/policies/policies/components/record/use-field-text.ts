import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../../shared/i18n/format';
import type { Language } from '../../../../../shared/i18n/languages';
import { contentTypes, filterTypes, statuses } from '../../policies.constants';
import type { PolicyField } from '../../policy-form';

/** What a stored or typed value of a field means to a reader; what is no such value is shown as it stands. */
export function useFieldText(language: Language): (field: PolicyField, value: string) => string {
  const { t } = useTranslation('policies');
  return (field, value) => {
    const type = contentTypes.find((known) => known === value);
    const filter = filterTypes.find((known) => known === value);
    const status = statuses.find((known) => known === value);
    if (field === 'contentType' && type) return t(`contentType.${type}`);
    if (field === 'filterType' && filter) return t(`filterType.${filter}`);
    if (field === 'status' && status) return t(`status.${status}`);
    return field === 'count' && /^\d+$/.test(value) ? formatNumber(Number(value), language) : value;
  };
}
