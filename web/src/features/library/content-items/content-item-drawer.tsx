import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemAction, ContentItemDto } from '../../../api/generated/model';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { ReasonDialog } from '../../../shared/records/reason-dialog';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { ScheduleButton } from '../../../shared/schedule/schedule-button';
import { may } from '../../../shared/session/permissions';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { ContentItemParts } from './content-item-parts';
import { ContentItemRecordStore, type ContentItemStep } from './content-item-record.store';
import type { ContentItemView } from './content-items-view';
import { orderedActions } from './content-items.constants';
import { undoRemoval } from './content-items.store';

const EditContentItem = lazyPart(async () => (await import('./edit-content-item')).EditContentItem);
const ContentRevisionDialog = lazyPart(
  async () => (await import('./content-revision-dialog')).ContentRevisionDialog,
);

interface Props extends Omit<DrawerProps, 'id'> {
  view: ContentItemView;
  onView: (change: Partial<ContentItemView>) => void;
}

/** The drawer of an item: what it says, its revisions, its history, and what can be done with it. */
export const ContentItemDrawer = observer(function ContentItemDrawer(props: Props) {
  const { view, changes, onView, onChanged, onClose } = props;
  const { item: id, form, revision } = view;
  const { t } = useTranslation(['content-items', 'records']);
  const [store] = useState(() => new ContentItemRecordStore(id));
  const { review, revisions } = store;
  useEffect(() => revisions.stop, [revisions]);
  const { record } = review;
  const { data } = record.view;

  const tell = (text: string) => {
    toasts.show({ kind: 'success', id: `content:${id}`, text });
    onChanged();
  };
  const take = async (step: ContentItemStep, { title }: ContentItemDto) => {
    if (!(await review.act(step))) return;
    const removed = record.view.data;
    if (step !== 'remove' || removed === null) {
      tell(t(`done.${step}`, { name: title }));
      return;
    }
    undoable({
      id: `content:${id}`,
      text: t('done.remove', { name: title }),
      undo: () => undoRemoval(removed),
    });
    onChanged();
  };
  const run = (action: ContentItemAction, item: ContentItemDto) => {
    if (action === 'edit') onView({ form: 'edit' });
    else if (action === 'reject') review.ask(true);
    else void take(action, item);
  };
  const closeRevision = () => {
    onView({ revision: 0, with: 0 });
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={data?.title ?? t('title')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(item) => (
          <>
            <ContentItemParts store={store} item={item} view={view} onView={onView} />
            {view.tab === '' && may('scheduleContentItem') && item.state !== 'removed' && (
              <ScheduleButton begin={() => store.schedule(item)} onSaved={onChanged} />
            )}
            <RecordActions
              record={record}
              actions={orderedActions.filter((action) => item.actions.includes(action))}
              labelOf={(action) => t(`action.${action}`)}
              danger={
                item.actions.includes('remove')
                  ? { label: t('action.remove'), onClick: () => void take('remove', item) }
                  : undefined
              }
              onAction={(action) => {
                run(action, item);
              }}
            />
          </>
        )}
      </RecordDrawer>
      <ReasonDialog
        review={review}
        title={t('reject.title')}
        action={t('action.reject')}
        hint={t('reject.hint')}
        onSent={() => {
          tell(t('done.reject'));
        }}
      />
      {form === 'edit' && data?.actions.includes('edit') === true && (
        <EditContentItem
          store={store}
          item={data}
          onSaved={() => {
            onView({ form: '', tab: '' });
            tell(t('done.edit'));
          }}
          onClose={() => {
            onView({ form: '' });
          }}
          onLost={() => {
            onView({ form: '' });
          }}
        />
      )}
      {revision !== 0 && data !== null && (
        <ContentRevisionDialog
          store={store}
          item={data}
          view={view}
          onView={onView}
          onTakenOver={(number) => {
            onView({ tab: '', revision: 0, with: 0 });
            tell(t('done.restoreRevision', { number }));
          }}
          onClose={closeRevision}
          onLost={closeRevision}
        />
      )}
    </>
  );
});
