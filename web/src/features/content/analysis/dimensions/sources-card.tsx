import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ContentKind, type PublishingSourcesDto } from '../../../../api/generated/model';
import type { Resource } from '../../../../shared/data/resource';
import { Card } from '../../../../shared/ui/layout/card';
import styles from './dimensions-page.module.css';
import { SourcesOfKind } from './sources-of-kind';

interface Props {
  className: string | undefined;
  resource: Resource<PublishingSourcesDto>;
  onRetry: () => void;
}

/** Who made what was published: one donut for each kind of content. */
export const SourcesCard = observer(function SourcesCard({ className, ...props }: Props) {
  const { t } = useTranslation('analysis');
  return (
    <Card title={t('sources')} className={className}>
      <div className={styles.donuts}>
        {Object.values(ContentKind).map((kind) => (
          <SourcesOfKind key={kind} kind={kind} {...props} />
        ))}
      </div>
    </Card>
  );
});
