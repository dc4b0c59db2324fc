import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { Card } from '../../../shared/ui/layout/card';
import { Time } from '../../../shared/ui/layout/time';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { StudioPicture } from './components/studio-picture';
import type { InformationStore } from './information.store';
import type { MeasurementsStore } from './measurements.store';
import styles from './preview-card.module.css';
import type { StudioStore } from './studio.store';

interface Props {
  studio: StudioStore;
  measurements: MeasurementsStore;
  information: InformationStore;
}

/** What viewers see, drawn from the state of the studio: no video is shown. */
export const PreviewCard = observer(function PreviewCard({ studio, measurements, information }: Props) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const { resource, load } = studio.studio;
  const sample = measurements.status.data?.sample ?? null;
  const title = information.information.data?.title;
  return (
    <Card title={t('preview')} busy={resource.isLoading}>
      <ResourceView resource={resource} skeleton={<PreviewSkeleton />} onRetry={load}>
        {(shown) => (
          <>
            <StudioPicture
              studio={shown}
              isPending={studio.busy !== null}
              isSimulated={measurements.status.data?.source === 'simulation'}
            />
            <div className={styles.line}>
              <p className={styles.name}>{title ?? <Skeleton width={140} />}</p>
              {sample !== null && (
                <p className={styles.watching}>
                  {t('preview.watching', {
                    count: sample.population,
                    formatted: formatNumber(sample.population, language),
                  })}
                </p>
              )}
            </div>
            <p className={styles.note}>
              {shown.onAirSince === null ? (
                t('preview.offAir')
              ) : (
                <Time wire={shown.onAirSince} text={(time) => t('preview.since', { time })} />
              )}{' '}
              {t('preview.drawn')}
            </p>
          </>
        )}
      </ResourceView>
    </Card>
  );
});

function PreviewSkeleton() {
  return (
    <>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.line}>
        <Skeleton width={140} />
      </div>
      <p className={styles.note}>
        <Skeleton width="60%" />
      </p>
    </>
  );
}
