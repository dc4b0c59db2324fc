import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type DataOverviewDto, OverviewKey } from '../../../../api/generated/model';
import { ChartRow } from '../../../../shared/chart-card/chart-row';
import type { Resource } from '../../../../shared/data/resource';
import { Card } from '../../../../shared/ui/layout/card';
import { UnknownNote } from '../people/unknown-note';
import { OverviewFigure } from './overview-figure';

interface Props {
  resource: Resource<DataOverviewDto>;
  onRetry: () => void;
}

/** The four figures of the overview, each with a chart on its own scale. */
export const OverviewCard = observer(function OverviewCard(props: Props) {
  const { t } = useTranslation('analysis');
  return (
    <Card title={t('overview')}>
      <UnknownNote of={['activePeople', 'comments']} />
      <ChartRow columns={4}>
        {Object.values(OverviewKey).map((key) => (
          <OverviewFigure key={key} figure={key} {...props} />
        ))}
      </ChartRow>
    </Card>
  );
});
