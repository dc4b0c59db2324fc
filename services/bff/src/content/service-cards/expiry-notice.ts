import { inEachLanguage, translate } from '../../common/messages/translate.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Outgoing } from '../../messages/messages/message-sender.service.js';
import { type MessageType } from '../../messages/messages/messages.constants.js';
import { type DueNotice } from './service-notices.repository.js';
import { textIn } from './service-texts.js';

const EXPIRING: MessageType = 3;

const TEXTS = { 7: 'notice.serviceSoon', 1: 'notice.serviceTomorrow', 0: 'notice.serviceExpired' } as const;

/** The notification for users who may renew the service, each in their own language. */
export function expiryNotice(service: DueNotice, timeZone: string): Outgoing {
  const { days, expiresAt, isRetired } = service;
  const text = days === 0 && isRetired ? 'notice.serviceEnded' : TEXTS[days];
  const titles = inEachLanguage((language) => textIn(service.texts, language)?.title ?? service.title);
  const time = displayTime(expiresAt, timeZone);
  return {
    to: { can: 'services.manage' },
    kind: 'serviceExpiry',
    title: titles,
    content: inEachLanguage((language) => translate(language, text, { title: titles[language], days, time })),
    messageType: EXPIRING,
  };
}
