import { type MessageKey, inEachLanguage, translate } from '../../common/messages/translate.js';
import { MESSAGE_TITLE, type MessageType } from '../../messages/messages/messages.constants.js';
import { type Notice, type Texts } from '../../review/reviews/review-desk.service.js';
import { type Application } from './application.entity.js';
import { type ApplicationState, decisionPath } from './applications.constants.js';

const IN_PROGRESS: MessageType = 2;

/** The todo for those who review it, each in their own language. */
export function todoFor({ kind, title }: Pick<Application, 'kind' | 'title'>): Texts {
  return {
    title: shortened(title),
    content: inEachLanguage((language) => translate(language, `todo.application.${kind}`)),
  };
}

/** The notice of a decision, for the applicant. */
export function decisionNotice(
  { id, kind, title }: Application,
  state: ApplicationState,
  reason: string,
): Notice {
  return {
    messageType: IN_PROGRESS,
    title: shortened(title),
    content: inEachLanguage((language) => {
      if (state === 'submitApplication') return translate(language, 'notice.applicationReturned', { reason });
      if (state === 'done') return translate(language, 'notice.applicationDone');
      const step: MessageKey = `applicationStep.${state}`;
      return translate(language, 'notice.applicationStep', { step: translate(language, step) });
    }),
    link: decisionPath(kind, id, state),
  };
}

/** @param maxLength by default that of the title of a message */
export function shortened(text: string, maxLength: number = MESSAGE_TITLE.maxLength): string {
  const characters = Array.from(text);
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}
