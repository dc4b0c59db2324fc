import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { AccountRequestChangedDto } from './account-request-desk.dto.js';

export const ACCOUNT_REQUEST_CHANGED = defineLiveEvent({
  name: 'accountRequest.changed',
  payload: AccountRequestChangedDto,
  scope: 'accountRequests:read',
  to: { can: 'accountRequests.decide' },
});
