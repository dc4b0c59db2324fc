import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { NotificationPreferencesChangedDto } from './notification-preferences.dto.js';

export const NOTIFICATION_PREFERENCES_CHANGED = defineLiveEvent({
  name: 'notificationPreferences.changed',
  payload: NotificationPreferencesChangedDto,
  scope: 'messages:read',
  to: 'account',
});
