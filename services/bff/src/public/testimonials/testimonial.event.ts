import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { TestimonialChangedDto } from './testimonial.dto.js';

export const TESTIMONIAL_CHANGED = defineLiveEvent({
  name: 'testimonial.changed',
  payload: TestimonialChangedDto,
  scope: 'testimonials:read',
  to: { can: 'testimonials.write' },
});
