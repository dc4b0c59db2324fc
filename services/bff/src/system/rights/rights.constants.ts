import { type OperationId } from '../../common/auth/access.constants.js';
import { type GroupName } from '../../common/auth/tags.constants.js';

/** The groups and operations of the API in the words of a language. */
export interface RightTitles {
  groups: Record<GroupName, string>;
  operations: Record<OperationId, string>;
}

export const RIGHT_KINDS = ['operation', 'page'] as const;
export type RightKind = (typeof RIGHT_KINDS)[number];

/** Whom something is open to: anyone at all, everyone logged in, or the roles that are named. */
export const OPENNESS = ['public', 'signedIn', 'roles'] as const;
export type Openness = (typeof OPENNESS)[number];

/** Why an account may do something: the first four; or why not. */
export const RIGHT_REASONS = [
  'public',
  'signedIn',
  'role',
  'grant',
  'otherRole',
  'invited',
  'locked',
  'disabled',
  'noAccount',
] as const;
export type RightReason = (typeof RIGHT_REASONS)[number];

/** Of a search in names, summaries and groups. */
export const RIGHT_SEARCH = { maxLength: 64 } as const;
