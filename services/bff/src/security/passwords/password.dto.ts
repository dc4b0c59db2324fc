import { TextField } from '../../common/fields/text-field.js';
import { NEW_PASSWORD } from '../../people/accounts/accounts.constants.js';
import { ConfirmedDto } from './confirmed.dto.js';

export class ChangePasswordDto extends ConfirmedDto {
  @TextField({
    description:
      'The new password: at least six letters, digits or special characters except spaces, with both uppercase and ' +
      'lowercase letters.',
    ...NEW_PASSWORD,
    format: 'password',
    example: 'Lotus-Pond-7',
  })
  newPassword: string;
}
