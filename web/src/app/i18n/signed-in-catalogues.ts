/** The catalogues of the pages that need a sign-in, and of what they share. */
export const signedInCatalogues = import.meta.glob<Record<string, string>>(
  [
    '../../shared/*/locales/*.ts',
    '../../shared/ui/*/locales/*.ts',
    '../locales/*.ts',
    '../*/locales/*.ts',
    '../../features/*/*/locales/*.ts',
    '../../features/*/*/*/locales/*.ts',
    '!../../features/people/login/locales/**',
    '!../../features/platform/{exceptions,maintenance}/**',
  ],
  { import: 'catalogue' },
);
