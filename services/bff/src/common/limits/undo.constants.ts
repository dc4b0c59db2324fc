/** For how long a change of many records can be undone as a whole. */
export const UNDO_HOURS = 24;

/** Why such a change cannot be undone: it was undone before, is too old, or one of its records was changed since. */
export const UNDO_OBSTACLES = ['undone', 'expired', 'changed'] as const;
export type UndoObstacle = (typeof UNDO_OBSTACLES)[number];
