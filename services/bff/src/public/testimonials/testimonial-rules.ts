import { type Violation } from '../../common/contract/violation.js';
import { LANGUAGES } from '../../common/messages/languages.constants.js';
import { type WriteTestimonialDto } from './testimonial.dto.js';

/**
 * What the contract of the fields cannot express.
 * @param today `YYYY-MM-DD` in the time zone of the deployment
 */
export function violationsOf(written: WriteTestimonialDto, today: string, isExample: boolean): Violation[] {
  const { role: speaker, texts, age, relation, consentedOn, shownFrom, shownUntil } = written;
  const missing = LANGUAGES.filter((language) => !texts.some((text) => text.language === language));
  const broken: Record<string, Violation | false> = {
    languages: missing.length > 0 && {
      field: 'texts',
      rule: 'languagesMissing',
      params: { missing: missing.join(', ') },
    },
    age: speaker === 'student' && age === null && { field: 'age', rule: 'required', params: {} },
    relation: speaker === 'parent' &&
      relation === null && { field: 'relation', rule: 'required', params: {} },
    consent: consentedOn === null &&
      !isExample && { field: 'consentedOn', rule: 'consentMissing', params: {} },
    consentAhead: consentedOn !== null &&
      consentedOn > today && { field: 'consentedOn', rule: 'notFuture', params: { today } },
    end: shownUntil !== null &&
      shownUntil < shownFrom && { field: 'shownUntil', rule: 'notBefore', params: { first: shownFrom } },
  };
  return Object.values(broken).filter((violation) => violation !== false);
}
