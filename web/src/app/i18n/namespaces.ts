/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  'shared' | 'app' | 'exceptions' | 'home' | 'login' | 'maintenance' | 'policies' | 'settings' | 'workplace';
