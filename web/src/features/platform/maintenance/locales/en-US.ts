export const catalogue = {
  title: 'Under Maintenance',
  text: 'We’ll be back soon. Nothing that you saved is lost.',
  returns: 'This page goes on by itself as soon as the server is back.',
  home: 'To the first page',
} as const;
