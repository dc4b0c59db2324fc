import { type Testimonial } from './testimonial.entity.js';
import { type TestimonialState } from './testimonials.constants.js';

/** Days are compared as text, `YYYY-MM-DD`. */
export function stateOn(
  today: string,
  { shownFrom, shownUntil }: Pick<Testimonial, 'shownFrom' | 'shownUntil'>,
): TestimonialState {
  if (shownFrom > today) return 'planned';
  return shownUntil !== null && shownUntil < today ? 'ended' : 'shown';
}
