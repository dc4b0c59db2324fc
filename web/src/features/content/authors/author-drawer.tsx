import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorAction, AuthorDto } from '../../../api/generated/model';
import { useTellMerge } from '../../../shared/forms/use-tell-merge';
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
import { AuthorDialog } from './components/author-dialog';
import { MergeDialog } from './components/merge-dialog';
import { useFieldLabel } from './use-field-label';
import { useHistoryText } from './use-history-text';

/** The drawer of an author: what names it, its history and actions. */
export const AuthorDrawer = observer(function AuthorDrawer({ id, changes, onChanged, onClose }: DrawerProps) {
  const { t } = useTranslation(['authors', 'records']);
  const tellMerge = useTellMerge(useFieldLabel());
  const historyText = useHistoryText();
  const [store] = useState(() => new AuthorRecordStore(id));
  const { record, editing, joining } = store;
  const { data } = record.view;

  const tell = (text: string, back: () => Promise<unknown>) => {
    undoable({ id: `author:${id}`, text, undo: back });
    onChanged();
  };
  const take = async (step: AuthorStep) => {
    const changed = await store.act(step);
    if (changed === null) return;
    if (step === 'undoMerge') {
      toasts.show({ kind: 'success', id: `author:${id}`, text: t('done.undoMerge') });
      onChanged();
    } else tell(t(`done.${step}`), () => undo[step](changed));
  };
  const run = (action: AuthorAction, author: AuthorDto) => {
    if (action === 'edit') store.edit(author);
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
              actions={author.actions.filter((action) => action !== 'remove')}
              labelOf={(action) => t(`action.${action}`)}
              danger={
                author.actions.includes('remove') && author.items === 0
                  ? { label: t('action.remove'), onClick: () => void take('remove') }
                  : undefined
              }
              onAction={(action) => {
                run(action, author);
              }}
            />
          </>
        )}
      </RecordDrawer>
      {editing !== null && (
        <AuthorDialog
          form={editing.merging.form}
          accounts={editing.accounts}
          merging={editing.merging}
          title={t('form.edit')}
          action={t('form.save')}
          onSent={(changed) => {
            store.closeForm();
            tellMerge(editing.merging.merge);
            tell(t('done.edit'), () => undo.edit(editing.before, changed));
          }}
          onCancel={() => {
            store.closeForm();
          }}
        />
      )}
      {joining !== null && data !== null && (
        <MergeDialog
          author={data}
          form={joining.form}
          others={joining.others}
          onSent={(merged) => {
            store.closeForm();
            tell(t('done.merge', { name: merged.mergedInto?.name ?? '' }), () => undo.merge(merged));
          }}
          onCancel={() => {
            store.closeForm();
          }}
        />
      )}
    </>
  );
});
