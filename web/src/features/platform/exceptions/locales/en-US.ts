export const catalogue = {
  '403.title': 'Access to this resource is denied',
  '403.text': 'Your role does not include this page. Ask an administrator if you need it.',
  '404.title': 'This page is gone',
  '404.text': 'It may have moved, or the address may be mistyped.',
  '500.title': 'Internal server error',
  '500.text': 'That was our fault, not yours. Try again in a moment.',
  retried: 'Tried again at {{time}}, with the same result.',
  back: 'Back',
} as const;
