import { translations } from '../../common/messages/translate.js';
import { type Notice, type Texts } from '../../review/reviews/review-desk.service.js';

/** The todo for those who may inspect the item, each in their own language. */
export function todoFor(title: string, person: string): Texts {
  return {
    title: translations('todo.content.title'),
    content: translations('todo.content.content', { person, title }),
  };
}

const OUTCOMES = {
  approve: 'notice.content.approved',
  reject: 'notice.content.rejected',
  reopen: 'notice.content.reopened',
} as const;

/** The notice for whoever submitted it, in that person's language. */
export function noticeFor(title: string, outcome: keyof typeof OUTCOMES, reason: string): Notice {
  const text = OUTCOMES[outcome];
  return {
    title: translations('notice.content.title'),
    content: translations(text, { title, reason }),
  };
}
