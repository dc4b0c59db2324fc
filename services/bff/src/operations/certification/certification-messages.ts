import { inEachLanguage, translate } from '../../common/messages/translate.js';
import { type Outgoing } from '../../messages/messages/message-sender.service.js';
import { certificationPath } from './certification.constants.js';
import { type CertificationRecord } from './certification-record.entity.js';

/** The todo for those who may decide the request, each in their own language. */
export function todoFor({ id, enterpriseName, account }: CertificationRecord, reviewers: number[]): Outgoing {
  const params = { person: account.name || account.userName, enterprise: enterpriseName };
  return {
    to: reviewers,
    type: 'todo',
    messageType: 0,
    title: inEachLanguage((language) => translate(language, 'todo.certification.title')),
    content: inEachLanguage((language) => translate(language, 'todo.certification.content', params)),
    link: certificationPath(id),
  };
}

/** The notice for the owner, in the owner's language. */
export function noticeFor(
  { id, accountId, enterpriseName: enterprise }: CertificationRecord,
  outcome: 'passed' | 'rejected',
  reason: string,
): Outgoing {
  return {
    to: [accountId],
    type: 'notice',
    title: inEachLanguage((language) => translate(language, `notice.certification.${outcome}Title`)),
    content: inEachLanguage((language) =>
      translate(language, `notice.certification.${outcome}`, { enterprise, reason }),
    ),
    link: certificationPath(id),
  };
}
