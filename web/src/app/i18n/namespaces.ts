/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  | 'shared'
  | 'app'
  | 'cards'
  | 'charts'
  | 'enquiries'
  | 'exceptions'
  | 'live'
  | 'login'
  | 'maintenance'
  | 'messages'
  | 'policies'
  | 'settings'
  | 'upload'
  | 'workplace';
