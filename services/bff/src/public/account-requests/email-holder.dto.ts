import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Account, type EmailHolder } from '../../people/accounts/account.entity.js';
import { EMAIL_HOLDERS } from './account-requests.constants.js';

/** Another account that has the address of a request. */
export class EmailHolderDto {
  @TextField({ description: 'The user name of the account.', example: 'admin' })
  userName: string;

  @TextField({ description: 'The display name.', example: 'Sok Dara' })
  name: string;

  @BooleanField({ description: 'Whether the account has confirmed the address.', example: true })
  isConfirmed: boolean;

  /** Those that have confirmed it first. */
  static allOf({ id, email }: Account, holders: readonly EmailHolder[]): EmailHolderDto[] {
    const isIt = (other: string) => email !== '' && other.toLowerCase() === email.toLowerCase();
    return holders
      .filter((holder) => holder.id !== id && (isIt(holder.email) || isIt(holder.confirmedEmail)))
      .map(({ userName, name, confirmedEmail }) => ({ userName, name, isConfirmed: isIt(confirmedEmail) }))
      .toSorted((a, b) => Number(b.isConfirmed) - Number(a.isConfirmed))
      .slice(0, EMAIL_HOLDERS.maxItems);
  }
}
