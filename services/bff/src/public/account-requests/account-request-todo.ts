import { inEachLanguage, translate } from '../../common/messages/translate.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { type AccountRequestKind, accountRequestPath } from './account-requests.constants.js';

type Person = Pick<Account, 'name' | 'userName'>;

/** The todo for everyone who may decide the request, each in their own language. */
export function todoFor(id: number, kind: AccountRequestKind, { name, userName }: Person) {
  return {
    to: { mayCall: 'approveAccountRequest' as const },
    type: 'todo' as const,
    messageType: 0 as const,
    title: inEachLanguage((language) => translate(language, `todo.accountRequest.${kind}.title`)),
    subTitle: userName,
    content: inEachLanguage((language) =>
      translate(language, `todo.accountRequest.${kind}.content`, { name, userName }),
    ),
    link: accountRequestPath(id),
  };
}
