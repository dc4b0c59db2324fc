import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { StudioSampleDto } from '../../../api/generated/model';
import { EmptyState } from '../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { Card } from '../../../shared/ui/layout/card';
import { StateTag } from '../../../shared/ui/layout/state-tag';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { PictureFacts } from './components/picture-facts';
import { StreamTable } from './components/stream-table';
import type { MeasurementsStore } from './measurements.store';
import styles from './status-card.module.css';

const tones = {
  smooth: 'good',
  unstable: 'info',
  interrupted: 'bad',
  idle: 'quiet',
} as const satisfies Record<StudioSampleDto['quality'], unknown>;

/** The last measurement: its streams and the picture that viewers receive. */
export const StatusCard = observer(function StatusCard({ store }: { store: MeasurementsStore }) {
  const { t } = useTranslation('studio');
  const { resource, load } = store.status;
  const quality = resource.data?.sample?.quality;
  return (
    <Card
      title={t('status')}
      busy={resource.isLoading}
      extra={quality && <StateTag tone={tones[quality]}>{t(`quality.${quality}`)}</StateTag>}
    >
      <ResourceView resource={resource} skeleton={<Skeleton height={280} />} onRetry={load}>
        {({ source, sample, stale }) =>
          sample === null ? (
            <EmptyState title={t(`status.empty.${source}`)}>{t(`status.empty.${source}.text`)}</EmptyState>
          ) : (
            <>
              <StreamTable streams={sample.streams} />
              <h3 className={styles.heading}>{t('picture')}</h3>
              <PictureFacts picture={sample.picture} />
              <p className={styles.note}>
                {t(`source.${source}`)}{' '}
                {(stale || store.isOverdue) &&
                  t('status.stale', { time: sample.time.slice('YYYY-MM-DD '.length) })}
              </p>
            </>
          )
        }
      </ResourceView>
    </Card>
  );
});
