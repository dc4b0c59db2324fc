import type { TestimonialDto } from '../../../api/generated/model';
import { createTestimonial, listTestimonials } from '../../../api/generated/testimonials/testimonials';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import { type TestimonialForm, testimonialForm } from './testimonial-form';
import type { TestimonialsQuery } from './testimonials-view';

export function newTestimonialList() {
  return new LiveList<TestimonialDto, TestimonialsQuery>('testimonial.changed', (query, signal) =>
    listTestimonials(paramsOf(query), { signal, skipErrorToast: true }),
  );
}

export function newTestimonialForm(): TestimonialForm {
  return testimonialForm(null, (body, { idempotencyKey }) =>
    createTestimonial(body, { skipErrorToast: true, idempotencyKey }),
  );
}
