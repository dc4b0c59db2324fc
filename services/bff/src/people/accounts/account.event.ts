import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { UserInfoDto } from './account.dto.js';

/** Includes the session that made the change: the tabs of a browser share a session. */
export const ACCOUNT_CHANGED = defineLiveEvent({
  name: 'account.changed',
  payload: UserInfoDto,
  scope: 'user:read',
  to: 'account',
});
