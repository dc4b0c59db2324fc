import { type Transitions } from '../../common/transitions/transitions.constants.js';
import { type AuditActionName, type AuditEntity } from '../../platform/audit/audit.constants.js';

/** What people take part in. Both are the same but for what {@link GROUP_TABLES} says. */
export const GROUP_KINDS = ['projects', 'teams'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

interface GroupTable {
  /** In the history. */
  entity: AuditEntity;
  table: string;
  members: string;
  /** The column of `members` that refers to `table`. */
  key: string;
}

export const GROUP_TABLES: Readonly<Record<GroupKind, GroupTable>> = {
  projects: { entity: 'project', table: 'project', members: 'project_member', key: 'project_id' },
  teams: { entity: 'team', table: 'team', members: 'team_member', key: 'team_id' },
};

/** closed: it is over, and no longer among what its members take part in. */
export const GROUP_STATES = ['open', 'closed'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** lead: may edit it and its members. */
export const MEMBER_ROLES = ['lead', 'member'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** In the order in which they are offered. */
export const GROUP_ACTIONS = ['edit', 'changeMembers', 'close', 'reopen', 'remove', 'leave'] as const;
export type GroupAction = (typeof GROUP_ACTIONS)[number];

/** What somebody in a project or team may do in it. */
export const MAY_EDIT: Readonly<Record<MemberRole, boolean>> = { lead: true, member: false };

export type GroupMove = 'close' | 'reopen';

export const GROUP_MOVES: Transitions<GroupMove, GroupState> = {
  close: { operation: 'closeGroup', from: ['open'], to: 'closed' },
  reopen: { operation: 'reopenGroup', from: ['closed'], to: 'open' },
};

/** What the history has of members. */
export type MemberChange = Extract<AuditActionName, 'addMember' | 'changeMember' | 'removeMember'>;

/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const GROUPS_LOCK = 7_252_401;

export const GROUP_NAME = { minLength: 1, maxLength: 64 } as const;
export const GROUP_DESCRIPTION = { maxLength: 200 } as const;
/** Starts at 1 and is incremented by every change but those of members. */
export const GROUP_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;
export const GROUP_SEARCH = { maxLength: 64 } as const;

/** The open record shows all of them at once. */
export const MAX_MEMBERS = 100;
/** The lists of what one takes part in show all at once. */
export const MAX_MEMBERSHIPS = 100;
/** How many accounts a search for a new member answers. */
export const CANDIDATES = 10;
