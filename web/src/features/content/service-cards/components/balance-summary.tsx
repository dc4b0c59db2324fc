import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BillingSummaryDto } from '../../../../api/generated/model';
import type { Resource } from '../../../../shared/data/resource';
import { formatMoney, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import styles from './balance-summary.module.css';

interface Props {
  summary: Resource<BillingSummaryDto>;
  onRetry: () => void;
}

const figures = ['balance', 'pendingOrders', 'renewals'] as const;
/** The rows behind each figure. */
const links = {
  balance: '?view=ledger',
  pendingOrders: '?state=pending',
  renewals: '?view=renewals',
} as const;

/** The balance, what waits for payment and what is due, each linked to its rows. */
export function BalanceSummary({ summary, onRetry }: Props) {
  const { t } = useTranslation('service-cards');
  const language = useLanguage();
  const frame = (valueOf: (key: (typeof figures)[number]) => React.ReactNode) => (
    <dl className={styles.figures}>
      {figures.map((key) => (
        <div key={key}>
          <dt className={styles.label}>{t(`figure.${key}`)}</dt>
          <dd className={styles.value}>{valueOf(key)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      <ResourceView
        resource={summary}
        skeleton={frame(() => (
          <Skeleton width="6em" />
        ))}
        onRetry={onRetry}
      >
        {(data) =>
          frame((key) => (
            <Link to={links[key]}>
              {key === 'balance' ? formatMoney(data.balance, language) : formatNumber(data[key], language)}
            </Link>
          ))
        }
      </ResourceView>
      <p className={styles.note}>{t('noRealMoney')}</p>
    </>
  );
}
