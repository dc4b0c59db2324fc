import { AccountRequest } from './account-requests/account-request.entity.js';
import { EnquiryDraft } from './enquiries/enquiry-draft.entity.js';
import { Enquiry } from './enquiries/enquiry.entity.js';
import { ForgottenPassword } from './forgotten-passwords/forgotten-password.entity.js';
import { Testimonial } from './testimonials/testimonial.entity.js';

export const PUBLIC_ENTITIES = [AccountRequest, EnquiryDraft, Enquiry, ForgottenPassword, Testimonial];
