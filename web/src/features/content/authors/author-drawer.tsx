import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorAction, AuthorDto } from '../../../api/generated/model';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { AuthorRecordStore, type AuthorStep } from './author-record.store';
import { historyActions } from './authors.constants';
import { undo } from './authors.store';
import { AuthorDetails } from './components/author-details';
import { AuthorDialog } from './author-dialog';
import { MergeDialog } from './components/merge-dialog';
import { useHistoryText } from './use-history-text';

/** The drawer of an author: what names it, its history and actions. */
export const AuthorDrawer = observer(function AuthorDrawer({ id, changes, onChanged, onClose }: DrawerProps) {
  const { t } = useTranslation(['authors', 'records']);
  const historyText = useHistoryText();
  const [store] = useState(() => new AuthorRecordStore(id));
  const { record, editing, joining } = store;
  const { data } = record.view;
  const { now } = editing;

  const tell = (text: string, back: () => Promise<unknown>) => {
    undoable({ id: `author:${id}`, text, undo: back });
    onChanged();
  };
  const take = async (step: AuthorStep) => {
    if (!(await store.act(step))) return;
    const changed = record.shown;
    if (step === 'undoMerge') {
      toasts.show({ kind: 'success', id: `author:${id}`, text: t('done.undoMerge') });
      onChanged();
    } else tell(t(`done.${step}`), () => undo[step](changed));
  };
  const run = (action: AuthorAction, author: AuthorDto) => {
    if (action === 'edit') editing.begin(author);
    else if (action === 'merge') store.join();
    else void take(action);
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={data?.name ?? t('title')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(author) => (
          <>
            <AuthorDetails author={author} />
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={historyText}
              system={t('records:history.system')}
            />
            <RecordActions
              record={record}
              actions={author.actions.filter((action) => action !== 'remove' || author.items === 0)}
              labelOf={(action) => t(`action.${action}`)}
              danger="remove"
              onAction={(action) => {
                run(action, author);
              }}
            />
          </>
        )}
      </RecordDrawer>
      {now !== null && (
        <AuthorDialog
          form={now.form}
          merging={now.merging}
          title={t('form.edit')}
          action={t('form.save')}
          onSent={(changed) => {
            editing.end();
            tell(t('done.edit'), () => undo.edit(now.before, changed));
          }}
          onCancel={editing.end}
        />
      )}
      {joining !== null && data !== null && (
        <MergeDialog
          author={data}
          form={joining.form}
          others={joining.others}
          onSent={(merged) => {
            store.endMerge();
            tell(t('done.merge', { name: merged.mergedInto?.name ?? '' }), () => undo.merge(merged));
          }}
          onCancel={store.endMerge}
        />
      )}
    </>
  );
});
