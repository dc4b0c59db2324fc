/** What the log says of a policy; a word that is not here is shown as it stands. */
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
