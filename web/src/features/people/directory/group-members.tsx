import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { GroupDetailsDto, GroupKind, GroupMemberDto } from '../../../api/generated/model';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { may } from '../../../shared/session/permissions';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { MemberList } from './components/member-list';
import { leads } from './directory.constants';
import { groupView } from './directory-view';
import type { GroupRecordStore } from './group-record.store';
import { PersonDialog } from './person-dialog';

interface Props {
  kind: GroupKind;
  group: GroupDetailsDto;
  store: GroupRecordStore;
  onDone: (text: string) => void;
  onChanged: () => void;
  /** One removed oneself, and does not see it any more. */
  onLeft: () => void;
}

/** Who takes part in the open project or team, and what can be done about it. */
export const GroupMembers = observer(function GroupMembers(props: Props) {
  const { kind, group, store, onDone, onChanged, onLeft } = props;
  const { t } = useTranslation('directory');
  const { pathname, search } = useLocation();
  const [{ person }, show] = useUrlView(groupView);
  const leave = async (member: GroupMemberDto) => {
    const isOnlyLead = !group.members.some(({ role, isSelf }) => leads[role] && !isSelf);
    const isDone = await confirm({
      title: t(`${kind}.leave`, { name: group.name }),
      text: t(isOnlyLead ? 'leave.text.only' : 'leave.text'),
      action: t('action.leave'),
      isIrreversible: true,
      run: () => store.leave(member),
    });
    if (isDone) onLeft();
  };
  const remove = async (member: GroupMemberDto) => {
    if (!(await store.removeMember(member))) return;
    undoable({
      text: t('done.removeMember', { name: member.name }),
      undo: () => store.restoreMember(member),
    });
    onChanged();
  };
  return (
    <>
      <MemberList
        members={group.members}
        mayChange={group.actions.includes('changeMembers')}
        mayLeave={group.actions.includes('leave')}
        isBusy={store.record.isBusy}
        toPage={({ account }) => {
          const query = groupView.write(new URLSearchParams(search), {
            ...groupView.initial,
            open: group.id,
            person: account,
          });
          return `${pathname}?${query.toString()}`;
        }}
        onRole={async (member, role) => {
          if (await store.saveMember(member.account, role)) onDone(t(`done.${role}`, { name: member.name }));
        }}
        // Whoever sees only what they take part in could not undo it.
        onRemove={(member) => (member.isSelf && !may('createGroup') ? leave(member) : remove(member))}
      />
      {person !== 0 && (
        <PersonDialog
          key={person}
          account={person}
          onClose={() => {
            show({ person: 0 });
          }}
        />
      )}
    </>
  );
});
