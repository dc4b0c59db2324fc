import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { WhenSeen } from '../../../../shared/ui/feedback/when-seen';
import { Card } from '../../../../shared/ui/layout/card';
import type { PopularStore } from '../popular.store';
import { ContentTypesSkeleton } from './content-types-skeleton';
import type { SummaryCardProps } from './summary-card-props';

/** Of its tabs, its facts and a table with five rows. */
const POPULAR_HEIGHT = 370;

const Popular = lazyPart(async () => (await import('./popular-card')).PopularCard);
const ContentTypes = lazyPart(async () => (await import('./content-types-card')).ContentTypesCard);
const Months = lazyPart(async () => (await import('./months-card')).MonthsCard);

/** The most opened content, loaded when it comes into view. */
export function LaterPopular(props: { store: PopularStore }) {
  const { t } = useTranslation('workplace');
  const placeholder = (
    <Card busy title={t('popular')}>
      <Skeleton height={POPULAR_HEIGHT} />
    </Card>
  );
  return (
    <WhenSeen placeholder={placeholder}>
      <Popular {...props} placeholder={placeholder} />
    </WhenSeen>
  );
}

/** The share of each content type, loaded when it comes into view. */
export function LaterContentTypes(props: SummaryCardProps) {
  const { t } = useTranslation('workplace');
  const placeholder = (
    <Card busy title={t('types')}>
      <ContentTypesSkeleton />
    </Card>
  );
  return (
    <WhenSeen placeholder={placeholder}>
      <ContentTypes {...props} placeholder={placeholder} />
    </WhenSeen>
  );
}

/** The sets created per month, loaded when they come into view. */
export function LaterMonths(props: SummaryCardProps) {
  const { t } = useTranslation('workplace');
  const placeholder = (
    <Card busy title={t('months')}>
      <Skeleton height={352} />
    </Card>
  );
  return (
    <WhenSeen placeholder={placeholder}>
      <Months {...props} placeholder={placeholder} />
    </WhenSeen>
  );
}
