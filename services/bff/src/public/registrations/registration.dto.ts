import { EmailField } from '../../common/fields/email-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Environment, REGISTRATION_MODES } from '../../config/config.schema.js';
import {
  CHOSEN_USER_NAME,
  NEW_PASSWORD,
  NICKNAME,
  VISIBLE_NAME,
} from '../../people/accounts/accounts.constants.js';
import { REGISTERED_STATES, type RegisteredState } from './registrations.constants.js';

export class RegistrationDto {
  @TextField({
    description: 'The name with which to log in. It cannot be changed later.',
    ...CHOSEN_USER_NAME,
    example: 'maly',
  })
  userName: string;

  @TextField({
    description: 'The display name.',
    ...NICKNAME,
    ...VISIBLE_NAME,
    example: 'Chan Maly',
  })
  nickname: string;

  @EmailField({ description: 'Email address.', example: 'maly@sala.example' })
  email: string;

  @TextField({ description: 'The password.', ...NEW_PASSWORD, format: 'password', example: 'Lotus-Pond-7' })
  password: string;
}

export class RegisteredDto {
  @EnumField({
    description: 'active: you can log in, waiting: an administrator has to approve first.',
    values: REGISTERED_STATES,
    enumName: 'RegisteredState',
    example: 'waiting',
  })
  state: RegisteredState;
}

/** What the deployment offers to people who cannot log in. */
export class AccountOptionsDto {
  @EnumField({
    description: 'closed: nobody can register, approval: an administrator has to approve, open: at once.',
    values: REGISTRATION_MODES,
    enumName: 'RegistrationMode',
    example: 'approval',
  })
  registration: Environment['SALA_REGISTRATION'];

  @BooleanField({
    description:
      'Whether links for new passwords are sent by mail. Otherwise an administrator passes them on.',
    example: true,
  })
  sendsMail: boolean;
}
