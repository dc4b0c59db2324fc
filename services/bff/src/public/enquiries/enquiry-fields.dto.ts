import { ENQUIRY_KINDS, ENQUIRY_STATES } from './enquiries.constants.js';

export const kind = {
  values: ENQUIRY_KINDS,
  enumName: 'EnquiryKind',
  description: 'contact: a question, join: a free lesson, partner: a partnership, career: an application.',
  example: 'join',
};

export const state = {
  values: ENQUIRY_STATES,
  enumName: 'EnquiryState',
  description:
    'new: nobody has taken it, inProgress: somebody has taken it, closed: it was answered or needs ' +
    'no answer.',
  example: 'new',
};
