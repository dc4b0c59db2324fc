import { TextListField } from '../../common/fields/list-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { RECOVERY_CODE } from '../recovery-codes/recovery-codes.constants.js';
import { AUTHENTICATOR_CODE, SET_UP, SET_UP_MINUTES } from './authenticator-apps.constants.js';

const SECRET = 'K5QWY3DPEBZG6ZDTNRSXGZLOORUW4ZY2';
const SET_UP_EXAMPLE = 'q0n3d0tJ7m5h';

/** What an authenticator app has to know. */
export class AuthenticatorSetUpDto {
  @TextField({ description: 'The key, in base32, for people who type it.', example: SECRET })
  secret: string;

  @TextField({
    description: 'The `otpauth://` address of the key, for a QR code.',
    example: `otpauth://totp/Sala:dara?issuer=Sala&secret=${SECRET}`,
  })
  address: string;

  @TextField({
    description: `Send it with the first code of the app, within ${SET_UP_MINUTES} minutes.`,
    example: SET_UP_EXAMPLE,
  })
  setUp: string;
}

export class SetUpAuthenticatorAppDto {
  @TextField({
    description: '`setUp` of the answer to `startAuthenticatorApp`.',
    minLength: 1,
    ...SET_UP,
    example: SET_UP_EXAMPLE,
  })
  setUp: string;

  @TextField({ description: 'The code that the app shows.', ...AUTHENTICATOR_CODE, example: '492039' })
  code: string;
}

export class AuthenticatorReadyDto {
  @TextListField({
    description:
      'New recovery codes, each of which replaces a code of the app once; empty if there were unused ones, which stay ' +
      'valid. They are shown only in this answer.',
    minItems: 0,
    maxItems: RECOVERY_CODE.count,
    items: { example: '7K3M-9QDX-0TWB-5HRA' },
    example: ['7K3M-9QDX-0TWB-5HRA'],
  })
  recoveryCodes: string[];
}
