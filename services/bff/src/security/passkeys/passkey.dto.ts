import { TimeField } from '../../common/fields/date-field.js';
import { EnumListField } from '../../common/fields/enum-field.js';
import { IntListField, TextListField } from '../../common/fields/list-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { RECOVERY_CODE } from '../recovery-codes/recovery-codes.constants.js';
import { TRANSPORT_LIST } from './passkey-answer.dto.js';
import { type Passkey } from './passkey.entity.js';
import {
  ALGORITHMS,
  MAX_PASSKEYS,
  PASSKEY_CHALLENGE,
  PASSKEY_NAME,
  type Transport,
} from './passkeys.constants.js';

const ID = { example: '3f0c7a52-9a1e-4c57-8f6b-1b2c3d4e5f60' } as const;
const NAME = {
  ...PASSKEY_NAME,
  description: 'The name by which the person recognises it.',
  example: 'Chrome on Windows',
} as const;
const CREDENTIAL = 'q3Zx0TjY8mN1cLkV5bWd7A';

export class PasskeyParams {
  @TextField({ query: true, description: 'Key of the passkey.', pattern: UUID, form: 'uuid', ...ID })
  id: string;
}

export class RenamePasskeyDto {
  @TextField(NAME)
  name: string;
}

export class PasskeyDto {
  @TextField({ description: 'Key of the passkey.', format: 'uuid', ...ID })
  id: string;

  @TextField(NAME)
  name: string;

  @BooleanField({
    description: 'Whether it is also kept elsewhere, such as by a password manager on several devices.',
    example: true,
  })
  backedUp: boolean;

  @TimeField({ description: 'When it was added.', example: '2026-11-20 08:30:00' })
  createdTime: string;

  @TimeField({
    nullable: true,
    description: 'The last login with it; null if there was none.',
    example: '2026-11-22 14:05:00',
  })
  lastUsedTime: string | null;

  static from({ id, name, backedUp, createdAt, lastUsedAt }: Passkey, timeZone: string): PasskeyDto {
    return {
      id,
      name,
      backedUp,
      createdTime: displayTime(createdAt, timeZone),
      lastUsedTime: lastUsedAt && displayTime(lastUsedAt, timeZone),
    };
  }
}

export class PasskeyPageDto extends PageOf(PasskeyDto) {}

/** A passkey as a browser knows it. */
export class PasskeyCredentialDto {
  @TextField({ description: '`id` of the credential, in base64url.', example: CREDENTIAL })
  id: string;

  @EnumListField({ ...TRANSPORT_LIST, description: 'How the browser may reach it.' })
  transports: Transport[];
}

class QuestionDto {
  @TextField({
    description: `In base64url. Valid for ${PASSKEY_CHALLENGE.minutes} minutes, and for one answer.`,
    example: 'W3b9m0wQm1mYB5a1w7c3fJt8mB0dJ3q9l0s2u4x6z8A',
  })
  challenge: string;

  @TextField({ description: '`rpId`: the host of the public address.', example: 'sala.example' })
  rpId: string;

  @IntField({
    description: '`timeout`, in milliseconds.',
    minimum: 0,
    example: PASSKEY_CHALLENGE.minutes * 60_000,
  })
  timeout: number;
}

const CREDENTIALS = {
  type: PasskeyCredentialDto,
  minItems: 0,
  maxItems: MAX_PASSKEYS,
  example: [{ id: CREDENTIAL, transports: ['internal'] }],
} as const;

/** For `navigator.credentials.create`, with `userVerification` and `residentKey` required, and no `attestation`. */
export class PasskeyRegistrationDto extends QuestionDto {
  @TextField({ description: '`rp.name`.', example: 'Sala' })
  rpName: string;

  @TextField({ description: '`user.id`, in base64url.', example: 'c2FsYToyMw' })
  userHandle: string;

  @TextField({ description: '`user.name`.', example: 'dara' })
  userName: string;

  @TextField({ description: '`user.displayName`.', example: 'Chan Dara' })
  displayName: string;

  @IntListField({
    description: '`alg` of each of the `pubKeyCredParams`, the preferred one first.',
    minItems: 1,
    maxItems: ALGORITHMS.length,
    items: { minimum: Math.min(...ALGORITHMS), maximum: -1 },
    example: [...ALGORITHMS],
  })
  algorithms: number[];

  @ObjectListField({ ...CREDENTIALS, description: '`excludeCredentials`: those that the account has.' })
  excluded: PasskeyCredentialDto[];
}

/** For `navigator.credentials.get`, with `userVerification` required. */
export class PasskeyQuestionDto extends QuestionDto {
  @ObjectListField({
    ...CREDENTIALS,
    description: '`allowCredentials`; empty where the person chooses among those that the device has.',
  })
  allowed: PasskeyCredentialDto[];
}

export class AddedPasskeyDto {
  @TextField({ description: 'Key of the passkey.', format: 'uuid', ...ID })
  id: string;

  @TextListField({
    description:
      'New recovery codes, each of which replaces the second factor once; empty if there were unused ones, which stay ' +
      'valid. They are shown only in this answer.',
    minItems: 0,
    maxItems: RECOVERY_CODE.count,
    items: { example: '7K3M-9QDX-0TWB-5HRA' },
    example: ['7K3M-9QDX-0TWB-5HRA'],
  })
  recoveryCodes: string[];
}
