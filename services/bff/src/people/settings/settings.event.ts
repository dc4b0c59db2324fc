import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { SettingsDto } from './settings.dto.js';

export const SETTINGS_CHANGED = defineLiveEvent({
  name: 'settings.changed',
  payload: SettingsDto,
  scope: 'settings:read',
  to: 'account',
});
