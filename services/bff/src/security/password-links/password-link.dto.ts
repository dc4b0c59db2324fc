import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { NEW_PASSWORD } from '../../people/accounts/accounts.constants.js';
import { PASSWORD_LINK_TOKEN } from './password-links.constants.js';

export class PasswordLinkTokenDto {
  @TextField({
    description: 'The token from the fragment of the link.',
    pattern: PASSWORD_LINK_TOKEN.pattern,
    form: 'passwordLink',
    example: 'kX0m3Wn8bq2Zt5uYc7Rj1dLf9aHs4vGe6pTo0iQxNwE',
  })
  token: string;
}

export class SetPasswordDto extends PasswordLinkTokenDto {
  @TextField({
    description: 'The new password.',
    ...NEW_PASSWORD,
    format: 'password',
    example: 'Lotus-Pond-7',
  })
  newPassword: string;
}

/** Whose password a link sets. */
export class PasswordLinkAccountDto {
  @TextField({
    description: 'The user name of the account.',
    example: 'dara',
  })
  userName: string;

  @BooleanField({
    description: 'Whether the person was invited, and sets the first password of the account.',
    example: false,
  })
  invited: boolean;
}
