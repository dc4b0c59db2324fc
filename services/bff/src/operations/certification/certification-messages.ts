import { translations } from '../../common/messages/translate.js';
import { shownName } from '../../common/text/shown-name.js';
import { type Notice, type Texts } from '../../review/reviews/review-desk.service.js';
import { type CertificationRecord } from './certification-record.entity.js';

/** The todo for those who may decide the request, each in their own language. */
export function todoFor({ enterpriseName, account }: CertificationRecord): Texts {
  const params = { person: shownName(account), enterprise: enterpriseName };
  return {
    title: translations('todo.certification.title'),
    content: translations('todo.certification.content', params),
  };
}

/** The notice for the owner, in the owner's language. */
export function noticeFor(
  { enterpriseName: enterprise }: CertificationRecord,
  outcome: 'passed' | 'rejected',
  reason: string,
): Notice {
  return {
    title: translations(`notice.certification.${outcome}Title`),
    content: translations(`notice.certification.${outcome}`, { enterprise, reason }),
  };
}
