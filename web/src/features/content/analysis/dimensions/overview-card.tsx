import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type DataOverviewDto, OverviewKey } from '../../../../api/generated/model';
import type { Resource } from '../../../../shared/data/resource';
import { Card } from '../../../../shared/ui/layout/card';
import styles from './dimensions-page.module.css';
import { OverviewDays } from './overview-days';
import { OverviewFigure } from './overview-figure';

interface Props {
  resource: Resource<DataOverviewDto>;
  onRetry: () => void;
}

/**
 * The four figures of the overview, each with a chart on its own scale, and all of them day by day on one scale, where
 * the small ones cannot be distinguished from the axis.
 */
export const OverviewCard = observer(function OverviewCard(props: Props) {
  const { t } = useTranslation('analysis');
  return (
    <Card title={t('overview')}>
      <div className={styles.figures}>
        {Object.values(OverviewKey).map((key) => (
          <OverviewFigure key={key} figure={key} {...props} />
        ))}
      </div>
      <div className={styles.days}>
        <OverviewDays {...props} />
      </div>
    </Card>
  );
});
