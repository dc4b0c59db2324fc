import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PolicySummaryDto } from '../../../../api/generated/model';
import type { PagePath } from '../../../../api/generated/model/pages';
import type { Resource } from '../../../../shared/data/resource';
import { formatMoney, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { NeedsStore } from '../needs/needs.store';
import { policiesLink } from '../policies-link';
import { Figure, FigureSkeleton } from './figure';
import styles from './figures-strip.module.css';

const ORDERS = '/list/orders' satisfies PagePath;

interface Props {
  summary: Resource<PolicySummaryDto>;
  onRetry: () => void;
  store: NeedsStore;
}

const ofSets = [
  { key: 'total', link: () => policiesLink() },
  { key: 'online', link: () => policiesLink({ status: 'online' }) },
  { key: 'offline', link: () => policiesLink({ status: 'offline' }) },
  {
    key: 'newSinceYesterday',
    link: ({ yesterday, today }: PolicySummaryDto) => policiesLink({ createdTime: [yesterday, today] }),
  },
] as const;

/** Orders that wait, for whoever may see them. */
const ofOrders = [
  { key: 'pendingOrders', operation: 'listServiceOrders', link: `${ORDERS}?state=pending` },
  { key: 'renewals', operation: 'listServiceRenewals', link: `${ORDERS}?view=renewals` },
] as const;

/** The sets, the balance and the orders in one line. What a reader may see the rows of is a link to them. */
export const FiguresStrip = observer(function FiguresStrip({ summary, onRetry, store }: Props) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const { billing, loadBilling } = store;
  const orders = ofOrders.filter(({ operation }) => may(operation));
  const setSkeletons = ofSets.map(({ key }) => <FigureSkeleton key={key} />);
  const billingSkeletons = ['balance', ...orders.map(({ key }) => key)].map((key) => (
    <FigureSkeleton key={key} />
  ));
  return (
    <Card isTitleHidden title={t('figures')} busy={summary.isLoading || billing.isLoading}>
      <div className={styles.strip}>
        <ResourceView resource={summary} skeleton={<>{setSkeletons}</>} onRetry={onRetry}>
          {(data) =>
            ofSets.map(({ key, link }) => (
              <Figure
                key={key}
                label={t(`figures.${key}`)}
                value={formatNumber(data[key], language)}
                to={link(data)}
              />
            ))
          }
        </ResourceView>
        <ResourceView resource={billing} skeleton={<>{billingSkeletons}</>} onRetry={loadBilling}>
          {(data) => (
            <>
              <Figure
                label={t('figures.balance')}
                value={formatMoney(data.balance, language)}
                to={may('listLedgerEntries') ? `${ORDERS}?view=ledger` : undefined}
              />
              {orders.map(({ key, link }) => (
                <Figure
                  key={key}
                  label={t(`figures.${key}`)}
                  value={formatNumber(data[key], language)}
                  to={link}
                />
              ))}
            </>
          )}
        </ResourceView>
      </div>
    </Card>
  );
});
