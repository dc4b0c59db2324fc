export const catalogue = {
  title: 'Under Maintenance',
  text: 'We’ll be back soon. Nothing that you saved is lost.',
  returns: 'You will return to your page automatically as soon as the server is back.',
  home: 'Go to the home page',
} as const;
