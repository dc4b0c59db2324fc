/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  | 'shared'
  | 'app'
  | 'cards'
  | 'exceptions'
  | 'home'
  | 'live'
  | 'login'
  | 'maintenance'
  | 'messages'
  | 'policies'
  | 'settings'
  | 'workplace';
