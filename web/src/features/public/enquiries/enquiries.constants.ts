import { EnquiryKind, EnquiryState } from '../../../api/generated/model';

export const kinds = Object.values(EnquiryKind);
export const states = Object.values(EnquiryState);

/** How each state is coloured. */
export const tones = { new: 'info', inProgress: 'good', closed: 'quiet' } as const;
