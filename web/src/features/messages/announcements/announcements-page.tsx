import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnouncementDto, AnnouncementKind, WriteAnnouncementDto } from '../../../api/generated/model';
import { textIn } from '../../../shared/i18n/text-in';
import { useLanguage } from '../../../shared/i18n/use-language';
import { FreshForm } from '../../../shared/forms/fresh-form';
import type { MergingStore } from '../../../shared/forms/merging.store';
import { useFoundAnnouncement } from '../../../shared/lists/use-found-announcement';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { IconButton } from '../../../shared/ui/actions/icon-button';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { Pager } from '../../../shared/ui/pager/pager';
import type { AnnouncementDraft } from './announcement-draft';
import { AnnouncementDrawer } from './announcement-drawer';
import { announcementsQuery, kinds, openView } from './announcements-view';
import { AnnouncementsStore, type Saved } from './announcements.store';
import { AnnouncementItem } from './components/announcement-item';
import { AnnouncementList } from './components/announcement-list';

const AnnouncementEditor = lazyPart(async () => (await import('./announcement-editor')).AnnouncementEditor);

export const AnnouncementsPage = observer(function AnnouncementsPage() {
  const { t } = useTranslation(['announcements', 'shared']);
  const language = useLanguage();
  const [store] = useState(() => new AnnouncementsStore());
  const [query, changeQuery] = useUrlView(announcementsQuery);
  const [{ open, new: isNew }, changeOpen] = useUrlView(openView);
  const [edited, setEdited] = useState<MergingStore<AnnouncementDraft, Saved> | null>(null);
  const { list } = store;
  useFoundAnnouncement(list);
  useEffect(() => store.follow(), [store]);
  useEffect(() => {
    void list.show(query);
  }, [list, query]);

  const titleOf = ({ texts }: WriteAnnouncementDto) => textIn(texts, language)?.title ?? '';
  const saved = ({ request, undo }: Saved) => {
    const title = titleOf(request);
    if (undo !== null) undoable({ text: t('done.edit', { title }), undo });
    else toasts.show({ kind: 'success', text: t('done.create', { title }) });
    close();
  };
  const remove = async (announcement: AnnouncementDto) => {
    const undo = await store.remove(announcement);
    undoable({ text: t('removed', { title: titleOf(announcement) }), undo });
  };
  const actions = (announcement: AnnouncementDto) => (
    <>
      {may('editAnnouncement') && (
        <IconButton
          label={t('edit.named', { title: titleOf(announcement) })}
          onClick={() => {
            setEdited(store.formOf(announcement));
          }}
        >
          <IconEdit />
        </IconButton>
      )}
      {may('removeAnnouncement') && (
        <IconButton
          label={t('remove.named', { title: titleOf(announcement) })}
          onClick={() => {
            // request.ts reports an error.
            remove(announcement).catch(() => undefined);
          }}
        >
          <IconDelete />
        </IconButton>
      )}
    </>
  );
  const tabs = [
    { key: '' as const, label: t('kind.all') },
    ...kinds.map((key) => ({ key, label: t(`shared:announcement.${key}`) })),
  ];
  const isKnown = list.state === 'ready' || list.state === 'empty';
  const close = () => {
    setEdited(null);
    if (isNew === 'yes') changeOpen(openView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.dashboard.announcements')}>
      <Tabs<AnnouncementKind | ''>
        label={t('kinds')}
        tabs={tabs}
        chosen={query.kind}
        onChoose={(kind) => {
          changeQuery({ current: announcementsQuery.initial.current, kind });
        }}
        extra={
          may('createAnnouncement') && (
            <Button
              look="primary"
              onClick={() => {
                changeOpen({ new: 'yes' });
              }}
            >
              {t('create')}
            </Button>
          )
        }
      >
        <AnnouncementList list={list} query={query}>
          {(announcement) => (
            <AnnouncementItem
              key={announcement.id}
              announcement={announcement}
              actions={actions(announcement)}
            />
          )}
        </AnnouncementList>
        <Pager
          current={query.current}
          pageSize={query.pageSize}
          total={isKnown ? list.total : null}
          onPage={(current) => {
            changeQuery({ current });
          }}
          onPageSize={(pageSize) => {
            changeQuery({ current: announcementsQuery.initial.current, pageSize });
          }}
        />
      </Tabs>
      {open > 0 && (
        <AnnouncementDrawer
          id={open}
          store={store}
          onClose={() => {
            changeOpen({ open: openView.initial.open });
          }}
        />
      )}
      {isNew === 'yes' && may('createAnnouncement') && (
        <FreshForm make={() => store.formOf(null)}>
          {(created) => (
            <AnnouncementEditor merging={created} onSaved={saved} onClose={close} onLost={close} />
          )}
        </FreshForm>
      )}
      {edited !== null && (
        <AnnouncementEditor merging={edited} onSaved={saved} onClose={close} onLost={close} />
      )}
    </PageFrame>
  );
});
