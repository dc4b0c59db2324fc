import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { EnquiryChangedDto } from './enquiry-desk.dto.js';

export const ENQUIRY_CHANGED = defineLiveEvent({
  name: 'enquiry.changed',
  payload: EnquiryChangedDto,
  to: { mayCall: 'getEnquiry' },
});
