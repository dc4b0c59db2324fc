import { type MessageKey, inEachLanguage, translate } from '../../common/messages/translate.js';
import { type Outgoing } from '../../messages/messages/message-sender.service.js';
import { MESSAGE_TITLE, type MessageType } from '../../messages/messages/messages.constants.js';
import { type Application } from './application.entity.js';
import { applicationPath, type ApplicationState, decisionPath } from './applications.constants.js';

const IN_PROGRESS: MessageType = 2;

/** The todo for those who review it, each in their own language. */
export function todoFor(
  { id, kind, title }: Pick<Application, 'id' | 'kind' | 'title'>,
  reviewers: readonly number[],
): Outgoing {
  return {
    to: reviewers,
    type: 'todo',
    messageType: 0,
    title: shortened(title),
    content: inEachLanguage((language) => translate(language, `todo.application.${kind}`)),
    link: applicationPath(id),
  };
}

/** The notice of a decision, for the applicant. */
export function decisionNotice(
  { id, kind, title, applicantId }: Application,
  state: ApplicationState,
  reason: string | null,
): Outgoing {
  return {
    to: applicantId === null ? [] : [applicantId],
    type: 'notice',
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

function shortened(title: string): string {
  const characters = Array.from(title);
  const { maxLength } = MESSAGE_TITLE;
  return characters.length <= maxLength ? title : `${characters.slice(0, maxLength - 1).join('')}…`;
}
