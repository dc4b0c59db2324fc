import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ContentKind, type PublishingSourcesDto } from '../../../../api/generated/model';
import { ChartRow } from '../../../../shared/chart-card/chart-row';
import type { Resource } from '../../../../shared/data/resource';
import { Card } from '../../../../shared/ui/layout/card';
import { SourcesOfKind } from './sources-of-kind';

interface Props {
  resource: Resource<PublishingSourcesDto>;
  onRetry: () => void;
}

/** Who made what was published: one donut for each kind of content. */
export const SourcesCard = observer(function SourcesCard(props: Props) {
  const { t } = useTranslation('analysis');
  return (
    <Card title={t('sources')}>
      <ChartRow columns={3}>
        {Object.values(ContentKind).map((kind) => (
          <SourcesOfKind key={kind} kind={kind} {...props} />
        ))}
      </ChartRow>
    </Card>
  );
});
