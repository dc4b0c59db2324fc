import type { EditTestimonialDto, TestimonialDto, TestimonialRelation } from '../../../api/generated/model';
import { EditTestimonialBody } from '../../../api/generated/model/bodies/testimonials';
import { editTestimonialDtoLimits } from '../../../api/generated/model/limits/testimonials';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';
import { problem, type Problems } from '../../../shared/forms/problem';
import { type Translated, translated } from '../../../shared/forms/translated';
import { languages } from '../../../shared/i18n/languages';
import { today } from '../../../shared/ui/calendar/days';

export const parts = ['name', 'text'] as const;
type Part = (typeof parts)[number];

export type TestimonialBody = Omit<EditTestimonialDto, 'version'>;
/** Days are empty, and numbers null, while their fields are. */
export interface TestimonialValues extends Pick<TestimonialBody, 'age' | 'role'>, Translated<Part> {
  relation: TestimonialRelation | '';
  consentedOn: string;
  position: number | null;
  shownFrom: string;
  shownUntil: string;
}
export type TestimonialForm = FormStore<TestimonialValues, TestimonialDto>;

const LIMITS = { ...editTestimonialDtoLimits, texts: {} };

/** @param testimonial null for a new one */
export function testimonialForm(
  testimonial: TestimonialDto | null,
  send: (body: TestimonialBody, call: Call<TestimonialValues>) => Promise<TestimonialDto>,
): TestimonialForm {
  return new FormStore<TestimonialValues, TestimonialDto>({
    stored: testimonial === null ? empty() : valuesOf(testimonial),
    ...(testimonial && { version: testimonial.version }),
    draft: testimonial === null ? 'new testimonial' : `testimonial ${testimonial.id}`,
    problemsOf: (values) => problemsOf(values, testimonial?.isExample ?? false),
    send: (values, call) => send(bodyOf(values) as TestimonialBody, call),
  });
}

export function valuesOf(testimonial: TestimonialDto): TestimonialValues {
  const { role, texts, age, relation, consentedOn, position, shownFrom, shownUntil } = testimonial;
  return {
    ...translated(parts, texts),
    role,
    age,
    relation: relation ?? '',
    consentedOn: consentedOn ?? '',
    position,
    shownFrom,
    shownUntil: shownUntil ?? '',
  };
}

function empty(): TestimonialValues {
  return {
    ...translated(parts, []),
    role: 'student',
    age: null,
    relation: '',
    consentedOn: '',
    position: 1,
    shownFrom: today(),
    shownUntil: '',
  };
}

/** A field that is empty is sent as null. */
function bodyOf(values: TestimonialValues): object {
  const { role: speaker, age, relation, consentedOn, position, shownFrom, shownUntil } = values;
  return {
    role: speaker,
    texts: languages.map((language) => ({
      language,
      name: values[`name-${language}`].trim(),
      // One line, wherever a break was typed or pasted.
      text: values[`text-${language}`].trim().replaceAll(/\s+/g, ' '),
    })),
    age: speaker === 'student' ? age : null,
    relation: speaker === 'parent' ? relation || null : null,
    consentedOn: consentedOn || null,
    position,
    shownFrom: shownFrom || null,
    shownUntil: shownUntil || null,
  };
}

export function problemsOf(values: TestimonialValues, isExample: boolean): Problems<TestimonialValues> {
  const fieldAt = ([first, at, part]: PropertyKey[]) =>
    first === 'texts' ? `${String(part)}-${languages[Number(at)] ?? ''}` : String(first);
  const body = { version: 1, ...bodyOf(values) };
  const found = contractProblems<TestimonialValues>(EditTestimonialBody, LIMITS, body, fieldAt);
  const { role: speaker, age, relation, consentedOn, shownFrom, shownUntil } = values;
  if (speaker === 'student' && age === null) found.age = problem('required');
  if (speaker === 'parent' && relation === '') found.relation = problem('required');
  if (consentedOn === '' && !isExample) found.consentedOn = problem('required');
  if (consentedOn > today()) found.consentedOn = problem('wrong');
  if (shownUntil !== '' && shownUntil < shownFrom) found.shownUntil = problem('past');
  return found;
}
