import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { ApplicationChangedDto } from './application-requests.dto.js';

export const APPLICATION_CHANGED = defineLiveEvent({
  name: 'application.changed',
  payload: ApplicationChangedDto,
  to: { mayCall: 'advanceApplication' },
});
