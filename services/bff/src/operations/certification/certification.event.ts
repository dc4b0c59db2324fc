import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { CertificationChangedDto } from './certification-request.dto.js';

/** For the owner of the request. */
export const CERTIFICATION_CHANGED = defineLiveEvent({
  name: 'certification.changed',
  payload: CertificationChangedDto,
  scope: 'certification:read',
  to: 'account',
});

/** For those who review requests. */
export const CERTIFICATION_REVIEW_CHANGED = defineLiveEvent({
  name: 'certificationReview.changed',
  payload: CertificationChangedDto,
  scope: 'certification:read',
  to: { can: 'certifications.decide' },
});
