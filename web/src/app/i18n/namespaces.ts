/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  'shared' | 'app' | 'exceptions' | 'login' | 'maintenance' | 'policies' | 'settings' | 'workplace';
