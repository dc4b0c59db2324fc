import { TextField } from '../../common/fields/text-field.js';
import { PASSWORD } from '../../people/accounts/accounts.constants.js';

/** A change that the person confirms with the current password. */
export class ConfirmedDto {
  @TextField({
    description: 'The current password of the account.',
    minLength: 1,
    ...PASSWORD,
    format: 'password',
    example: 'Rice-Field-3',
  })
  currentPassword: string;
}
