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

const LEDGER = `${'/list/orders' satisfies PagePath}?view=ledger`;

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

/** The sets and the balance in one line. What a reader may see the rows of is a link to them. */
export const FiguresStrip = observer(function FiguresStrip({ summary, onRetry, store }: Props) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const { billing, loadBilling } = store;
  const setSkeletons = ofSets.map(({ key }) => <FigureSkeleton key={key} />);
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
        <ResourceView resource={billing} skeleton={<FigureSkeleton />} onRetry={loadBilling}>
          {({ balance }) => (
            <Figure
              label={t('figures.balance')}
              value={formatMoney(balance, language)}
              to={may('listLedgerEntries') ? LEDGER : undefined}
            />
          )}
        </ResourceView>
      </div>
    </Card>
  );
});
