import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { NOT_FOUND } from '../../../api/codes';
import type { AnnouncementDto } from '../../../api/generated/model';
import { AuditLink } from '../../../shared/history/audit-link';
import { textIn } from '../../../shared/i18n/text-in';
import { useLanguage } from '../../../shared/i18n/use-language';
import { EmptyState } from '../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { AnnouncementTag } from '../../../shared/ui/layout/announcement-tag';
import { Time } from '../../../shared/ui/layout/time';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import styles from './announcement-drawer.module.css';
import type { AnnouncementsStore } from './announcements.store';

interface Props {
  id: number;
  store: AnnouncementsStore;
  onClose: () => void;
}

/** The announcement at the address of the page. */
export const AnnouncementDrawer = observer(function AnnouncementDrawer({ id, store, onClose }: Props) {
  const { t } = useTranslation(['announcements', 'shared']);
  const language = useLanguage();
  const { opened } = store;
  useEffect(() => {
    store.open(id);
  }, [store, id]);
  const title = textIn(opened.data?.texts ?? [], language)?.title;
  const isMissing = opened.error instanceof ApiError && opened.error.code === NOT_FOUND;
  return (
    <Dialog shape="panel" title={title ?? t('shared:menu.dashboard.announcements')} onClose={onClose}>
      <div className={styles.content}>
        {isMissing ? (
          <EmptyState title={t('open.missing')}>{t('open.missing.text')}</EmptyState>
        ) : (
          <ResourceView
            resource={opened}
            skeleton={<Skeleton height={120} />}
            onRetry={() => {
              store.open(id);
            }}
          >
            {(announcement) => <Announcement announcement={announcement} />}
          </ResourceView>
        )}
      </div>
    </Dialog>
  );
});

function Announcement({
  announcement: { id, kind, texts, time, author },
}: {
  announcement: AnnouncementDto;
}) {
  const { t } = useTranslation('announcements');
  const language = useLanguage();
  const text = textIn(texts, language);
  return (
    <>
      <p className={styles.facts}>
        <AnnouncementTag kind={kind} />
        <Time wire={time} text={(shown) => (author === null ? shown : t('by', { author, time: shown }))} />
      </p>
      <div className={styles.text} lang={text?.language} dir="auto">
        {text?.text}
      </div>
      <AuditLink of={{ entity: 'announcement', entityId: id }} />
    </>
  );
}
