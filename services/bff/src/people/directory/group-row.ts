import { displayTime } from '../../common/time/display-time.js';
import { can, type Holder } from '../../common/auth/can.js';
import { type GroupAction, type GroupState, MAY_EDIT, type MemberRole } from './directory.constants.js';
import { type GroupDto } from './group.dto.js';

/** A project or team as read from the database. */
export interface GroupRow {
  id: number;
  name: string;
  description: string;
  state: GroupState;
  version: number;
  createdAt: Date;
  teamId: number | null;
  teamName: string | null;
  projectNumber: number;
  peopleNumber: number;
  /** What the reader is in it. */
  ownRole: MemberRole | null;
}

/** What the history has of it. */
export type GroupContent = Pick<GroupRow, 'name' | 'description' | 'teamId'>;

/** Whether somebody may edit it and its members, whatever its state. */
export function mayLead({ ownRole }: Pick<GroupRow, 'ownRole'>, holder: Holder): boolean {
  return (ownRole !== null && MAY_EDIT[ownRole]) || can(holder, 'groups.manage');
}

/** What the reader may do now. Only what nobody takes part in can be removed. */
export function actionsOf(group: GroupRow, holder: Holder): GroupAction[] {
  const { state, peopleNumber, projectNumber, ownRole } = group;
  const isOpen = state === 'open';
  const isUnused = peopleNumber === 0 && projectNumber === 0;
  const offered: Record<GroupAction, boolean> = {
    edit: isOpen && mayLead(group, holder),
    changeMembers: isOpen && mayLead(group, holder),
    close: isOpen && can(holder, 'groups.manage'),
    reopen: !isOpen && can(holder, 'groups.manage'),
    remove: isUnused && can(holder, 'groups.manage'),
    leave: isOpen && ownRole !== null,
  };
  return (Object.keys(offered) as GroupAction[]).filter((action) => offered[action]);
}

export function shownGroup(row: GroupRow, holder: Holder, timeZone: string): GroupDto {
  const { id, name, description, state, version, projectNumber, peopleNumber, ownRole } = row;
  const { teamId, teamName, createdAt } = row;
  return {
    id,
    name,
    description,
    state,
    team: teamId === null || teamName === null ? null : { id: teamId, name: teamName },
    projectNumber,
    peopleNumber,
    ownRole,
    actions: actionsOf(row, holder),
    createdTime: displayTime(createdAt, timeZone),
    version,
  };
}
