import { translations } from '../../common/messages/translate.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { type Texts } from '../../review/reviews/review-desk.service.js';
import { type AccountRequestKind } from './account-requests.constants.js';

type Person = Pick<Account, 'name' | 'userName'>;

/** The todo for everyone who may decide the request, each in their own language. */
export function todoFor(kind: AccountRequestKind, { name, userName }: Person): Texts {
  return {
    title: translations(`todo.accountRequest.${kind}.title`),
    subTitle: userName,
    content: translations(`todo.accountRequest.${kind}.content`, { name, userName }),
  };
}
