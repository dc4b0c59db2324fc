/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  | 'shared'
  | 'app'
  | 'calendar'
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
