import { EnumListField } from '../../common/fields/enum-field.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { durationText } from '../../common/time/duration-text.js';
import { REMEMBERED_DAYS, SESSION_LIFETIME } from '../../people/sessions/sessions.constants.js';
import {
  ATTESTATION,
  AUTHENTICATOR_DATA,
  CLIENT_DATA,
  CREDENTIAL_ID,
  PASSKEY_NAME,
  SIGNATURE,
  type Transport,
  TRANSPORTS,
  USER_HANDLE,
} from './passkeys.constants.js';

const CREDENTIAL = 'q3Zx0TjY8mN1cLkV5bWd7A';
export const TRANSPORT_LIST = {
  values: TRANSPORTS,
  enumName: 'PasskeyTransport',
  minItems: 0,
  maxItems: TRANSPORTS.length,
  example: ['internal', 'hybrid'],
} as const;

class AnswerDto {
  @TextField({
    description: '`id` of the credential, in base64url.',
    ...CREDENTIAL_ID,
    example: CREDENTIAL,
  })
  credentialId: string;

  @TextField({
    description: '`response.clientDataJSON`, in base64url.',
    ...CLIENT_DATA,
    example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  })
  clientDataJson: string;
}

/** What `navigator.credentials.create` resolves to. */
export class AttestationDto extends AnswerDto {
  @TextField({
    description: '`response.attestationObject`, in base64url. Without certificates of the device.',
    ...ATTESTATION,
    example: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
  })
  attestationObject: string;

  @EnumListField({
    ...TRANSPORT_LIST,
    description: 'Those of `response.getTransports()` that are known here.',
  })
  transports: Transport[];
}

export class AddPasskeyDto extends AttestationDto {
  @TextField({
    description: 'The name by which the person recognises it.',
    ...PASSKEY_NAME,
    example: 'Chrome on Windows',
  })
  name: string;
}

/** What `navigator.credentials.get` resolves to. */
export class AssertionDto extends AnswerDto {
  @TextField({
    description: '`response.authenticatorData`, in base64url.',
    ...AUTHENTICATOR_DATA,
    example: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MdAAAAAQ',
  })
  authenticatorData: string;

  @TextField({
    description: '`response.signature`, in base64url.',
    ...SIGNATURE,
    example: 'MEUCIQDZ2p1l0b0',
  })
  signature: string;

  @TextField({
    optional: true,
    description: '`response.userHandle`, in base64url, where the device names one.',
    ...USER_HANDLE,
    example: 'c2FsYToyMw',
  })
  userHandle?: string;
}

export class PasskeyLoginDto extends AssertionDto {
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
