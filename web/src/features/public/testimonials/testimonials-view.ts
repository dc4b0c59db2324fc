import type { TestimonialState } from '../../../api/generated/model';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, newRecordField, rowKeyField } from '../../../shared/lists/url-fields';
import { states } from './testimonials.constants';

export interface TestimonialsQuery extends PageQuery {
  state: TestimonialState | '';
}

/** The query: every change of it sends a request. */
export const testimonialsQuery = new UrlCodec<TestimonialsQuery>({
  state: choiceField(states, ''),
  ...pageFields,
});

export const unfiltered = { state: '' } satisfies Partial<TestimonialsQuery>;

/** Key of the open testimonial, and whether the form of a new one is open. */
export const testimonialView = new UrlCodec<{ testimonial: number; new: 'yes' | '' }>({
  testimonial: rowKeyField(),
  new: newRecordField(),
});
