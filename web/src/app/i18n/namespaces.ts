/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  | 'shared'
  | 'app'
  | 'cards'
  | 'charts'
  | 'exceptions'
  | 'home'
  | 'login'
  | 'maintenance'
  | 'policies'
  | 'settings'
  | 'upload'
  | 'workplace';
