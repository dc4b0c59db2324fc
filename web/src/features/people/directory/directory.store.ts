import { createGroup, listGroups } from '../../../api/generated/directory/directory';
import type { GroupDto, GroupKind, GroupTeamDto } from '../../../api/generated/model';
import { listGroupsLimits } from '../../../api/generated/model/limits/directory';
import { Resource } from '../../../shared/data/resource';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import { type GroupForm, groupForm } from './group-form';
import type { GroupsQuery } from './directory-view';

export function newGroupList(kind: GroupKind) {
  return new LiveList<GroupDto, GroupsQuery>('group.changed', (query, signal) =>
    listGroups(kind, paramsOf(query), { signal, skipErrorToast: true }),
  );
}

export function newGroupForm(kind: GroupKind): GroupForm {
  return groupForm(kind, null, (body, { idempotencyKey }) =>
    createGroup(kind, body, { skipErrorToast: true, idempotencyKey }),
  );
}

/** The open teams that a project can be given to: the newest ones, as many as a page has. */
export class TeamChoices {
  readonly resource = new Resource<GroupTeamDto[]>();

  readonly load = (): void => {
    const query = { state: 'open', pageSize: listGroupsLimits.pageSize.maximum } as const;
    void this.resource.load(async (signal) => {
      const { list } = await listGroups('teams', query, { signal, skipErrorToast: true });
      return list.map(({ id, name }) => ({ id, name }));
    });
  };
}
