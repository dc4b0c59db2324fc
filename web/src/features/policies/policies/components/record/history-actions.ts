/** The audited actions of a policy; an unknown action is shown as it is. */
export const historyActions = [
  'create',
  'edit',
  'online',
  'offline',
  'delete',
  'restore',
  'import',
  'undo',
] as const;
