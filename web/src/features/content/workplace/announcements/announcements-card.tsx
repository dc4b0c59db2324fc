import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnnouncementDto } from '../../../../api/generated/model';
import type { PagePath } from '../../../../api/generated/model/pages';
import { formatDay } from '../../../../shared/i18n/format';
import { textIn } from '../../../../shared/i18n/text-in';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { AnnouncementTag } from '../../../../shared/ui/layout/announcement-tag';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { AnnouncementsStore, LATEST } from './announcements.store';
import styles from './announcements-card.module.css';
import { QuietNote } from '../components/quiet-note';

const PAGE = '/dashboard/announcements' satisfies PagePath;

/** The latest announcements; each opens at its own address. */
export const AnnouncementsCard = observer(function AnnouncementsCard() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new AnnouncementsStore());
  useEffect(() => store.start(), [store]);
  const { latest } = store;
  const skeleton = (
    <div className={styles.list}>
      {Array.from({ length: LATEST }, (_, at) => (
        <div key={at} className={styles.item}>
          <Skeleton width="80%" height={20} />
          <Skeleton width={96} height={20} />
        </div>
      ))}
    </div>
  );
  return (
    <Card
      title={t('announcements')}
      busy={latest.isLoading}
      extra={
        <Link to={PAGE} className={styles.all}>
          {t('announcements.all')}
        </Link>
      }
    >
      <ResourceView resource={latest} skeleton={skeleton} onRetry={store.load}>
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
    </Card>
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
