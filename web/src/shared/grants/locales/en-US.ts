export const catalogue = {
  title: 'Given on top of the role',
  none: 'Nothing.',
  'none.anybody': 'Nobody was given anything.',
  until: 'Until the end of {{day}}',
  by: 'Given by {{name}}',
  more: 'And {{formatted}} more.',
} as const;
