import type { TestimonialRelation, TestimonialRole } from '../../src/api/generated/model';
import type { Language } from '../../src/shared/i18n/languages';

/** As services/bff/src/public/testimonials keeps it, and shows it today. */
export interface Testimonial {
  role: TestimonialRole;
  texts: { language: Language; name: string; text: string }[];
  /** Of a student. */
  age: number | null;
  /** Of a parent. */
  relation: TestimonialRelation | null;
  /** Nobody said it. */
  isExample: boolean;
}

/** A testimonial in the language of a page. */
export interface Voice extends Omit<Testimonial, 'texts'> {
  name: string;
  text: string;
}

export function testimonialsIn(
  language: Language,
  testimonials: readonly Testimonial[],
  finish: (text: string) => string,
): Voice[] {
  return testimonials.flatMap(({ texts, ...others }) => {
    const own = texts.find((text) => text.language === language);
    return own ? [{ ...others, name: finish(own.name), text: finish(own.text) }] : [];
  });
}
