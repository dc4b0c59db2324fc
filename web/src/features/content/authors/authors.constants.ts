import { AuthorSort, AuthorState } from '../../../api/generated/model';

export const sorts = Object.values(AuthorSort);

/** The list shows the active ones unless it is asked for others. */
export const otherStates = Object.values(AuthorState).filter((state) => state !== 'active');

/** The color of each state. */
export const tones = { active: 'good', merged: 'info', removed: 'quiet' } as const;

/** The actions in the history that have a text. */
export const historyActions = [
  'create',
  'edit',
  'merge',
  'takeOver',
  'undoMerge',
  'giveBack',
  'remove',
  'restore',
] as const;

/** The fields whose change the history names. */
export const auditedFields = ['name', 'note', 'accountId', 'externalId'] as const;

/** How many records a field proposes at once. */
export const proposals = 6;
