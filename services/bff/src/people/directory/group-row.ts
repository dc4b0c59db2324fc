import { displayTime } from '../../common/time/display-time.js';
import { mayCall } from '../../common/auth/may-call.js';
import { type Role } from '../../common/auth/roles.constants.js';
import {
  CHANGES_ALL,
  type GroupAction,
  type GroupState,
  MAY_EDIT,
  type MemberRole,
} from './directory.constants.js';
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
export function mayLead({ ownRole }: Pick<GroupRow, 'ownRole'>, role: Role): boolean {
  return (ownRole !== null && MAY_EDIT[ownRole]) || mayCall(role, CHANGES_ALL);
}

/** What the reader may do now. Only what nobody takes part in can be removed. */
export function actionsOf(group: GroupRow, role: Role): GroupAction[] {
  const { state, peopleNumber, projectNumber, ownRole } = group;
  const isOpen = state === 'open';
  const isUnused = peopleNumber === 0 && projectNumber === 0;
  const offered: Record<GroupAction, boolean> = {
    edit: isOpen && mayLead(group, role),
    changeMembers: isOpen && mayLead(group, role),
    close: isOpen && mayCall(role, 'closeGroup'),
    reopen: !isOpen && mayCall(role, 'reopenGroup'),
    remove: isUnused && mayCall(role, 'removeGroup'),
    leave: isOpen && ownRole !== null,
  };
  return (Object.keys(offered) as GroupAction[]).filter((action) => offered[action]);
}

export function shownGroup(row: GroupRow, role: Role, timeZone: string): GroupDto {
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
    actions: actionsOf(row, role),
    createdTime: displayTime(createdAt, timeZone),
    version,
  };
}
