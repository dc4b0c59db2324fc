import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnnouncementDto } from '../../../../api/generated/model';
import type { PagePath } from '../../../../api/generated/model/pages';
import { formatDay } from '../../../../shared/i18n/format';
import { textIn } from '../../../../shared/i18n/text-in';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { AnnouncementTag } from '../../../../shared/ui/layout/announcement-tag';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { QuietNote } from '../components/quiet-note';
import { AnnouncementsStore } from './announcements.store';
import { LatestSkeleton } from './latest-skeleton';
import styles from './latest-announcements.module.css';

const PAGE = '/dashboard/announcements' satisfies PagePath;

/** Each opens at its own address. */
export const LatestAnnouncements = observer(function LatestAnnouncements() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new AnnouncementsStore());
  useEffect(() => store.start(), [store]);
  return (
    <ResourceView resource={store.latest} skeleton={<LatestSkeleton />} onRetry={store.load}>
      {(announcements) =>
        announcements.length > 0 ? (
          <ul className={styles.list}>
            {announcements.map((announcement) => (
              <Item key={announcement.id} announcement={announcement} />
            ))}
          </ul>
        ) : (
          <QuietNote title={t('announcements.empty')}>{t('announcements.empty.text')}</QuietNote>
        )
      }
    </ResourceView>
  );
});

function Item({ announcement: { id, kind, texts, time } }: { announcement: AnnouncementDto }) {
  const language = useLanguage();
  const text = textIn(texts, language);
  return (
    <li>
      <Link to={`${PAGE}?open=${id}`} className={styles.item}>
        <span className={styles.title} lang={text?.language}>
          {text?.title}
        </span>
        <span className={styles.note}>
          <AnnouncementTag kind={kind} />
          <time dateTime={time.slice(0, 10)}>{formatDay(time.slice(0, 10), language)}</time>
        </span>
      </Link>
    </li>
  );
}
