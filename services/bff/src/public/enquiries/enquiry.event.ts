import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { defineWebhookType } from '../../system/webhooks/webhook-type.event.js';
import { EnquiryChangedDto, EnquiryReceivedDto } from './enquiry-desk.dto.js';

export const ENQUIRY_CHANGED = defineLiveEvent({
  name: 'enquiry.changed',
  payload: EnquiryChangedDto,
  scope: 'enquiries:read',
  to: { can: 'enquiries.answer' },
});

export const ENQUIRY_RECEIVED = defineWebhookType({
  name: 'enquiry.received',
  summary: 'A visitor has sent an enquiry. Who it is and what they write is only read in the product.',
  data: EnquiryReceivedDto,
});
