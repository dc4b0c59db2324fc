/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  | 'shared'
  | 'app'
  | 'cards'
  | 'exceptions'
  | 'home'
  | 'login'
  | 'maintenance'
  | 'policies'
  | 'settings'
  | 'workplace';
