import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Approvals } from '../../../shared/records/approvals';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { ReasonDialog } from '../../../shared/records/reason-dialog';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { whatOf } from '../../../shared/records/record-note';
import { useReviewActions } from '../../../shared/records/use-review-actions';
import { ScheduleButton } from '../../../shared/schedule/schedule-button';
import { may } from '../../../shared/session/permissions';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { ContentItemParts } from './content-item-parts';
import { ContentItemRecordStore } from './content-item-record.store';
import type { ContentItemView } from './content-items-view';
import { historyActions, orderedActions } from './content-items.constants';
import { undoRemoval } from './content-items.store';

const EditContentItem = lazyPart(async () => (await import('./edit-content-item')).EditContentItem);
const ContentRevisionDialog = lazyPart(
  async () => (await import('./content-revision-dialog')).ContentRevisionDialog,
);

interface Props extends Omit<DrawerProps, 'id'> {
  view: ContentItemView;
  onView: (change: Partial<ContentItemView>) => void;
  /** As `onView`, in place of what is shown. */
  onLeave: (change: Partial<ContentItemView>) => void;
}

/** The drawer of an item: what it says, its revisions, its history, and what can be done with it. */
export const ContentItemDrawer = observer(function ContentItemDrawer(props: Props) {
  const { view, changes, onView, onLeave, onChanged, onClose } = props;
  const { item: id, form, revision } = view;
  const { t } = useTranslation(['content-items', 'records']);
  const [store] = useState(() => new ContentItemRecordStore(id));
  const { review, revisions } = store;
  useEffect(() => revisions.stop, [revisions]);
  const { record } = review;
  const { data } = record.view;

  const noticeId = `content:${id}`;
  const name = data?.title ?? '';
  const history = {
    actions: historyActions,
    textOf: (action: (typeof historyActions)[number]) => t(`history.${action}`),
  };
  const { run, asking } = useReviewActions(
    review,
    {
      labelOf: (action) => t(`action.${action}`),
      doneOf: (action) => t(`done.${action}`, { name }),
      history,
      reason: { title: t('reject.title'), hint: t('reject.hint') },
      noticeId,
    },
    onChanged,
  );
  const tell = (text: string) => {
    toasts.show({ kind: 'success', id: noticeId, text });
    onChanged();
  };
  const remove = async () => {
    if (!(await review.act('remove'))) return;
    const { data: removed } = record.view;
    if (removed === null) return;
    undoable({ id: noticeId, text: t('done.remove', { name }), undo: () => undoRemoval(removed) });
    onChanged();
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
            <Approvals record={item} />
            <RecordActions
              record={record}
              actions={orderedActions.filter((action) => item.actions.includes(action))}
              labelOf={(action) => t(`action.${action}`)}
              danger="remove"
              what={whatOf(history)}
              onAction={(action) => {
                if (action === 'edit') onView({ form: 'edit' });
                else if (action === 'remove') void remove();
                else void run(action, item);
              }}
            />
          </>
        )}
      </RecordDrawer>
      <ReasonDialog {...asking} />
      {form === 'edit' && data?.actions.includes('edit') === true && (
        <EditContentItem
          store={store}
          item={data}
          onSaved={() => {
            onLeave({ form: '', tab: '' });
            tell(t('done.edit'));
          }}
          onClose={() => {
            onLeave({ form: '' });
          }}
          onLost={() => {
            onLeave({ form: '' });
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
