/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  | 'shared'
  | 'app'
  | 'exceptions'
  | 'home'
  | 'live'
  | 'login'
  | 'maintenance'
  | 'messages'
  | 'policies'
  | 'settings'
  | 'workplace';
