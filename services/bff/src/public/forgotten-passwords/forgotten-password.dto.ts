import { TextField } from '../../common/fields/text-field.js';
import { NEW_PASSWORD, USER_NAME } from '../../people/accounts/accounts.constants.js';
import { TYPED_RECOVERY_CODE } from '../../security/recovery-codes/recovery-codes.constants.js';
import { LOGIN_NAME } from './forgotten-passwords.constants.js';

export class ForgottenPasswordDto {
  @TextField({
    description: 'User name or email address.',
    ...LOGIN_NAME,
    form: 'oneLine',
    example: 'dara@sala.example',
  })
  login: string;
}

export class RecoverPasswordDto {
  @TextField({ description: 'User name.', minLength: 1, ...USER_NAME, example: 'dara' })
  userName: string;

  @TextField({
    description: 'A recovery code that was not used yet.',
    ...TYPED_RECOVERY_CODE,
    example: '7K3M-9QDX-0TWB-5HRA',
  })
  code: string;

  @TextField({
    description: 'The new password.',
    ...NEW_PASSWORD,
    format: 'password',
    example: 'Lotus-Pond-7',
  })
  newPassword: string;
}
