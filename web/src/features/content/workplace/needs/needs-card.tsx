import IconCheckSquare from '@arco-design/web-react/icon/react-icon/IconCheckSquare';
import IconSafe from '@arco-design/web-react/icon/react-icon/IconSafe';
import IconSchedule from '@arco-design/web-react/icon/react-icon/IconSchedule';
import IconSync from '@arco-design/web-react/icon/react-icon/IconSync';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagePath } from '../../../../api/generated/model/pages';
import { formatMoney, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Figure, FigureSkeleton } from '../components/figure';
import styles from '../components/figures-card.module.css';
import { NeedsStore } from './needs.store';

const ORDERS = '/list/orders' satisfies PagePath;
const MESSAGES = '/user/message' satisfies PagePath;

const figures = [
  { key: 'balance', tone: 'blue', Icon: IconSafe, rows: `${ORDERS}?view=ledger`, by: 'listLedgerEntries' },
  {
    key: 'pendingOrders',
    tone: 'orange',
    Icon: IconSchedule,
    rows: `${ORDERS}?state=pending`,
    by: 'listServiceOrders',
  },
  {
    key: 'renewals',
    tone: 'grey',
    Icon: IconSync,
    rows: `${ORDERS}?view=renewals`,
    by: 'listServiceRenewals',
  },
  {
    key: 'todos',
    tone: 'green',
    Icon: IconCheckSquare,
    rows: `${MESSAGES}?type=todo&status=0`,
    by: 'listMessagePage',
  },
] as const;

/** Open tasks. Each figure links to the rows that it counts, for users who may see them. */
export const NeedsCard = observer(function NeedsCard() {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const [store] = useState(() => new NeedsStore());
  useEffect(() => store.start(), [store]);
  const { needs, load } = store;
  const skeleton = (
    <div className={styles.figures}>
      {figures.map(({ key }) => (
        <FigureSkeleton key={key} />
      ))}
    </div>
  );
  return (
    <Card title={t('needs')} busy={needs.isLoading}>
      <ResourceView resource={needs} skeleton={skeleton} onRetry={load}>
        {(data) => (
          <div className={styles.figures}>
            {figures.map(({ key, tone, Icon, rows, by }) => (
              <Figure
                key={key}
                icon={<Icon />}
                tone={tone}
                label={t(`needs.${key}`)}
                value={
                  key === 'balance' ? formatMoney(data.balance, language) : formatNumber(data[key], language)
                }
                to={may(by) ? rows : undefined}
              />
            ))}
          </div>
        )}
      </ResourceView>
    </Card>
  );
});
