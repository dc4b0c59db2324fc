import { type Language } from '../../common/messages/languages.constants.js';
import { inEachLanguage, translate, translations } from '../../common/messages/translate.js';
import { shortened } from '../../common/text/shortened.js';
import { enquiryPath } from './enquiries.constants.js';
import { type NewEnquiry } from './enquiries.repository.js';
import { MESSAGE_CONTENT } from '../../messages/messages/messages.constants.js';

/** The todo for users who may take the enquiry, each in their own language. */
export function todoFor(enquiry: NewEnquiry) {
  return {
    to: { can: 'enquiries.answer' as const },
    kind: 'enquiry' as const,
    messageType: 0 as const,
    title: translations(`todo.enquiry.kind.${enquiry.kind}`),
    subTitle: enquiry.reference,
    // The full text is in the list of enquiries.
    content: inEachLanguage((language) => shortened(contentOf(enquiry, language), MESSAGE_CONTENT)),
    link: enquiryPath(enquiry.reference),
  };
}

function contentOf(enquiry: NewEnquiry, language: Language): string {
  const { name, reply, organization, age, course, position, message } = enquiry;
  const who = [name, organization, reply].filter((part) => part !== null).join(', ');
  const what = [
    age === null ? null : translate(language, 'todo.enquiry.age', { years: age }),
    course === null ? null : translate(language, `todo.enquiry.course.${course}`),
    position === null ? null : translate(language, `todo.enquiry.position.${position}`),
    enquiry.language,
  ];
  const about = `${who} (${what.filter((part) => part !== null).join(', ')})`;
  return message === '' ? about : translate(language, 'todo.enquiry.withMessage', { about, message });
}
