import { TextField } from '../../common/fields/text-field.js';
import { AssertionDto } from '../passkeys/passkey-answer.dto.js';
import { TYPED_RECOVERY_CODE } from '../recovery-codes/recovery-codes.constants.js';

const CHALLENGE = {
  description: '`challenge` of the refusal of `login`.',
  minLength: 1,
  maxLength: 64,
  pattern: /^[\w-]+$/,
  example: 'W3b9m0wQm1mYB5a1w7c3fJt8mB0dJ3q9l0s2u4x6z8A',
} as const;

export class SecondStepDto {
  @TextField(CHALLENGE)
  challenge: string;
}

/** With what `navigator.credentials.get` resolves to. */
export class FinishLoginWithPasskeyDto extends AssertionDto {
  @TextField(CHALLENGE)
  challenge: string;
}

export class FinishLoginDto extends SecondStepDto {
  @TextField({
    description: 'The code that the authenticator app shows, or a recovery code that was not used yet.',
    ...TYPED_RECOVERY_CODE,
    example: '492039',
  })
  code: string;
}
