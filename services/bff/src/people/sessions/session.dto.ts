import { PASSWORD, USER_NAME } from '../accounts/accounts.constants.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { durationText } from '../../common/time/duration-text.js';
import { REMEMBERED_DAYS, SESSION_LIFETIME } from './sessions.constants.js';

export class LoginDto {
  @TextField({
    description: 'User name; an empty value is refused with 50000.',
    maxLength: USER_NAME.maxLength,
    example: 'admin',
  })
  username: string;

  @TextField({
    description: 'Password; an empty value is refused with 50000.',
    maxLength: PASSWORD.maxLength,
    format: 'password',
    example: 'admin',
  })
  password: string;

  @BooleanField({
    optional: true,
    description:
      `Requests a session of ${durationText({ days: REMEMBERED_DAYS })} instead of ` +
      `${durationText(SESSION_LIFETIME)}.`,
    default: false,
    example: false,
  })
  remember?: boolean;
}

export class TokenDto {
  @TextField({
    description: 'Send it as `Authorization: Bearer <token>` with every further request.',
    example: 'eyJhbGciOiJIUzI1NiIs…',
  })
  token: string;
}
