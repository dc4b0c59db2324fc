import { type MessageKey, inEachLanguage, translate, translations } from '../../common/messages/translate.js';
import { shortened } from '../../common/text/shortened.js';
import { MESSAGE_TITLE, type MessageType } from '../../messages/messages/messages.constants.js';
import { type Notice, type Texts } from '../../review/reviews/review-desk.service.js';
import { reasonsIn } from './application-reasons.js';
import { type Application } from './application.entity.js';
import { type ApplicationState, decisionPath } from './applications.constants.js';

const IN_PROGRESS: MessageType = 2;

/** The todo for those who review it, each in their own language. */
export function todoFor({ kind, title }: Pick<Application, 'kind' | 'title'>): Texts {
  return {
    title: shortened(title, MESSAGE_TITLE),
    content: translations(`todo.application.${kind}`),
  };
}

/** The notice of a decision, for the applicant. */
export function decisionNotice(
  { id, kind, title }: Application,
  state: ApplicationState,
  why: Parameters<typeof reasonsIn>[1],
): Notice {
  return {
    messageType: IN_PROGRESS,
    title: shortened(title, MESSAGE_TITLE),
    content: inEachLanguage((language) => {
      if (state === 'submitApplication')
        return translate(language, 'notice.applicationReturned', { reason: reasonsIn(language, why) });
      if (state === 'done') return translate(language, 'notice.applicationDone');
      const step: MessageKey = `applicationStep.${state}`;
      return translate(language, 'notice.applicationStep', { step: translate(language, step) });
    }),
    link: decisionPath(kind, id, state),
  };
}
