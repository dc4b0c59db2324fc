/** One catalogue for each folder that has `locales/`. */
export type Namespace =
  | 'shared'
  | 'announcements'
  | 'app'
  | 'calendar'
  | 'cards'
  | 'charts'
  | 'documents'
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
