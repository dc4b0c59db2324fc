export const catalogue = {
  title: 'Under Maintenance',
  text: 'We’ll be back soon. Nothing that you saved is lost.',
  home: 'To the first page',
} as const;
