import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AuditEntryDto,
  GroupAction,
  GroupDetailsDto,
  GroupKind,
  MemberRole,
} from '../../../api/generated/model';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { AddMembersDialog } from './add-members-dialog';
import { GroupDetails } from './components/group-details';
import { GroupFormDialog } from './group-form-dialog';
import { GroupMembers } from './group-members';
import { historyActions } from './directory.constants';
import { GroupRecordStore } from './group-record.store';

interface Props extends DrawerProps {
  kind: GroupKind;
}

/** The drawer of a project or team: its facts, its members, its history and actions. */
export const GroupDrawer = observer(function GroupDrawer(props: Props) {
  const { kind, id, changes, onChanged, onClose } = props;
  const { t } = useTranslation(['directory', 'records']);
  const [store] = useState(() => new GroupRecordStore(kind, id));
  const [isAdding, setAdding] = useState(false);
  const { record, editing } = store;
  const { now } = editing;
  useEffect(() => {
    store.opened();
  }, [store]);
  const name = record.view.data?.name ?? '';

  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onChanged();
  };
  const run = async (action: Exclude<GroupAction, 'leave'>, group: GroupDetailsDto) => {
    if (action === 'edit') editing.begin(group);
    else if (action === 'changeMembers') setAdding(true);
    else if (action === 'remove') await remove();
    else if (action === 'reopen') {
      if (await store.reopen()) done(t(`${kind}.done.reopen`));
    } else if (await store.close()) {
      undoable({ text: t(`${kind}.done.close`), undo: () => store.undoClose(group.version) });
      onChanged();
    }
  };
  const remove = async () => {
    const isDone = await confirm({
      title: t(`${kind}.remove`, { name }),
      text: t('remove.text'),
      action: t('action.remove'),
      isIrreversible: true,
      run: () => store.remove(),
    });
    if (!isDone) return;
    done(t(`${kind}.done.remove`));
    onClose();
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={name === '' ? t(`${kind}.title`) : name}
        gone={{ title: t(`${kind}.gone`), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(group) => (
          <>
            <GroupDetails kind={kind} group={group} />
            <GroupMembers
              kind={kind}
              group={group}
              store={store}
              onDone={done}
              onChanged={onChanged}
              onLeft={() => {
                done(t(`${kind}.done.leave`, { name: group.name }));
                onClose();
              }}
            />
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action, entry) => {
                const { name: member, role } = memberOf(entry);
                if (role === undefined) return t(`history.${action}`, { member });
                return t(action === 'changeMember' ? `history.${role}` : `history.${action}`, { member });
              }}
              system={t('history.system')}
            />
            <RecordActions
              record={record}
              actions={group.actions.filter((action) => action !== 'leave')}
              labelOf={(action) => t(`action.${action}`)}
              danger="remove"
              onAction={(action) => void run(action, group)}
            />
          </>
        )}
      </RecordDrawer>
      {now !== null && (
        <GroupFormDialog
          kind={kind}
          form={now.form}
          merging={now.merging}
          current={record.view.data?.team ?? null}
          title={t(`${kind}.edit`)}
          action={t('action.save')}
          onSent={() => {
            editing.end();
            done(t(`${kind}.done.edit`));
          }}
          onCancel={editing.end}
        />
      )}
      {isAdding && (
        <AddMembersDialog
          store={store}
          onAdded={onChanged}
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </>
  );
});

/** What the history has of a member. */
function memberOf({ before, after }: AuditEntryDto): { name: string; role?: MemberRole } {
  const fields = (after ?? before ?? {}) as { member?: number; memberName?: string; role?: MemberRole };
  const name = fields.memberName ?? (fields.member === undefined ? '' : `#${fields.member}`);
  return fields.role === undefined ? { name } : { name, role: fields.role };
}
