import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { missingFor } from './order-choice';

interface Props {
  /** In fen. */
  price: number;
  /** Until when the service is open once it is paid; null if that is not known. */
  expiresAt: string | null;
  /** In fen; null before the first response. */
  balance: number | null;
  /** What to do if the balance does not cover the price. */
  missingText: (amount: string) => string;
  /** The link to the ledger was followed. */
  onLeave: () => void;
}

/** What is paid, for how long, and the balance before and afterwards. */
export function PaymentSummary({ price, expiresAt, balance, missingText, onLeave }: Props) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const money = (fen: number) => formatMoney(fen, language);
  const missing = missingFor(price, balance);
  const isShort = missing !== null && missing > 0;
  return (
    <>
      <FactList
        facts={[
          { key: 'price', label: t('order.price'), value: money(price) },
          {
            key: 'until',
            label: t('order.until'),
            value: expiresAt === null ? null : formatDate(expiresAt.slice(0, 10), language),
          },
          { key: 'balance', label: t('order.balance'), value: balance === null ? '…' : money(balance) },
          {
            key: 'left',
            label: t('order.left'),
            value: isShort ? null : balance === null ? '…' : money(balance - price),
          },
        ]}
      />
      {isShort && (
        <Alert kind="warning">
          {missingText(money(missing))}{' '}
          <Link to="/list/orders?view=ledger" onClick={onLeave}>
            {t('order.topUp')}
          </Link>
        </Alert>
      )}
    </>
  );
}
