import { type Language } from '../../common/messages/languages.constants.js';
import { inEachLanguage, translate, translations } from '../../common/messages/translate.js';
import { shortened } from '../../common/text/shortened.js';
import { shownName } from '../../common/text/shown-name.js';
import { MESSAGE_CONTENT } from '../../messages/messages/messages.constants.js';
import { type Notice, type Texts } from '../../review/reviews/review-desk.service.js';
import { type ParameterChange } from './parameter-change.entity.js';

/** The todo for those who may decide, each in their own language. */
export function todoFor(change: Pick<ParameterChange, 'contentNumber' | 'description' | 'submitter'>): Texts {
  return {
    subTitle: change.contentNumber,
    title: translations('todo.parameters.title'),
    content: told((language) => {
      const person = shownName(change.submitter) ?? '';
      const text = translate(language, 'todo.parameters.content', { person });
      return withRemark(language, text, change.description);
    }),
  };
}

/** The notice for the submitter, once another person has decided. */
export function noticeFor(change: ParameterChange): Notice {
  const { state } = change;
  if (state === 'submitted' || state === 'underReview') throw new Error('Nobody has decided yet.');
  return {
    subTitle: change.contentNumber,
    title: translations('notice.parameters.title'),
    content: told((language) => {
      const person = shownName(change.decider) ?? '';
      const text = translate(language, `notice.parameters.${state}`, { person });
      return withRemark(language, text, change.comment);
    }),
  };
}

function withRemark(language: Language, about: string, message: string): string {
  return message === '' ? about : translate(language, 'todo.parameters.withRemark', { about, message });
}

/** The full text is on the page. */
function told(textIn: (language: Language) => string): Record<Language, string> {
  return inEachLanguage((language) => shortened(textIn(language), MESSAGE_CONTENT));
}
