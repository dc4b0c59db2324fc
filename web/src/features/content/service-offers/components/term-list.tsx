import { useTranslation } from 'react-i18next';
import type { OfferedTermDto } from '../../../../api/generated/model';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import styles from './service-offer.module.css';

/** Terms with their prices, side by side as far as there is room. */
export function TermList({ terms }: { terms: OfferedTermDto[] }) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  return (
    <ul className={styles.prices}>
      {terms.map(({ months, price }) => (
        <li key={months}>
          {t('order.term.option', {
            term: t('months', { count: months }),
            price: formatMoney(price, language),
          })}
        </li>
      ))}
    </ul>
  );
}
