import IconCheckSquare from '@arco-design/web-react/icon/react-icon/IconCheckSquare';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagePath } from '../../../../api/generated/model/pages';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Figure, FigureSkeleton } from '../components/figure';
import styles from '../components/figures-card.module.css';
import { NeedsStore } from './needs.store';

const MESSAGES = '/user/message' satisfies PagePath;

/** What waits for somebody. Each figure leads to the rows that it counts. */
export const NeedsCard = observer(function NeedsCard() {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const [store] = useState(() => new NeedsStore());
  useEffect(() => store.start(), [store]);
  return (
    <Card title={t('needs')}>
      <ResourceView
        resource={store.unread}
        skeleton={
          <div className={styles.figures}>
            <FigureSkeleton />
          </div>
        }
        onRetry={store.loadUnread}
      >
        {({ todo }) => (
          <div className={styles.figures}>
            <Figure
              icon={<IconCheckSquare />}
              tone="green"
              label={t('needs.todos')}
              value={formatNumber(todo, language)}
              to={`${MESSAGES}?type=todo&status=0`}
            />
          </div>
        )}
      </ResourceView>
    </Card>
  );
});
