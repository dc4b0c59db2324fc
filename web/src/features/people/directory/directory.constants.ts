import { GroupState, MemberRole } from '../../../api/generated/model';

export const states = Object.values(GroupState);
export const memberRoles = Object.values(MemberRole);

/** Who edits it and says who takes part. */
export const leads = { lead: true, member: false } as const;

/** What a member can be made instead. */
export const otherRoles = { lead: 'member', member: 'lead' } as const;

/** The color of each state. */
export const tones = { open: 'good', closed: 'quiet' } as const;

/** The actions in the history that have a text. */
export const historyActions = [
  'create',
  'edit',
  'close',
  'reopen',
  'addMember',
  'changeMember',
  'removeMember',
] as const;
