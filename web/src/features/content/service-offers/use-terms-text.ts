import { useTranslation } from 'react-i18next';
import type { OfferedTermDto } from '../../../api/generated/model';
import { formatMoney, listOf } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';

/** Terms with their prices, such as “1 month: CN¥50.00, 12 months: CN¥500.00”. */
export function useTermsText(): (terms: OfferedTermDto[]) => string {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  return (terms) =>
    listOf(
      terms.map(({ months, price }) =>
        t('order.term.option', { term: t('months', { count: months }), price: formatMoney(price, language) }),
      ),
      language,
    );
}
