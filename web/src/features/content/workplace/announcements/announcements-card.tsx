import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../../../api/generated/model/pages';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { WhenSeen } from '../../../../shared/ui/feedback/when-seen';
import { Card } from '../../../../shared/ui/layout/card';
import { LatestSkeleton } from './latest-skeleton';
import styles from './latest-announcements.module.css';

const LatestAnnouncements = lazyPart(
  async () => (await import('./latest-announcements')).LatestAnnouncements,
);

/** The latest announcements, loaded when they come into view. */
export function AnnouncementsCard() {
  const { t } = useTranslation('workplace');
  return (
    <Card
      title={t('announcements')}
      extra={
        <Link to={'/dashboard/announcements' satisfies PagePath} className={styles.all}>
          {t('announcements.all')}
        </Link>
      }
    >
      <WhenSeen placeholder={<LatestSkeleton />}>
        <LatestAnnouncements placeholder={<LatestSkeleton />} />
      </WhenSeen>
    </Card>
  );
}
