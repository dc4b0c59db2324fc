import { EnquiryDraft } from './enquiries/enquiry-draft.entity.js';
import { Enquiry } from './enquiries/enquiry.entity.js';

export const PUBLIC_ENTITIES = [EnquiryDraft, Enquiry];
