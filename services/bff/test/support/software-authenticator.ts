import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What the authenticator, and the browser around it, may say otherwise than they should. */
interface Deviation {
  origin?: string;
  rpId?: string;
  /** Whether the device asked for a finger or a PIN. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** As if the device had a certificate that it was made by somebody. */
  hasCertificate?: boolean;
}

interface Question {
  challenge: string;
  rpId: string;
}

const ORIGIN = 'http://localhost:3000';
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };

/** A device with one passkey (ES256), and the browser that asks it, as WebAuthn describes them. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private userHandle = '';
  private counter = 0;

  constructor() {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** `navigator.credentials.create` */
  create(question: Question & { userHandle: string }, deviation: Deviation = {}) {
    this.userHandle = question.userHandle;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey()]);
    const data = this.authenticatorData(question, deviation, credential);
    const statement = deviation.hasCertificate ? { x5c: [Buffer.from('certificate')] } : {};
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', deviation.hasCertificate ? 'packed' : 'none'],
        ['attStmt', new Map(Object.entries(statement))],
        ['authData', data],
      ]),
    );
    return {
      credentialId: this.credentialId,
      clientDataJson: clientData('webauthn.create', question, deviation).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** `navigator.credentials.get` */
  get(question: Question, deviation: Deviation = {}) {
    this.counter++;
    const data = this.authenticatorData(question, deviation);
    const client = clientData('webauthn.get', question, deviation);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      credentialId: this.credentialId,
      clientDataJson: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? this.userHandle,
    };
  }

  private authenticatorData(
    { rpId }: Question,
    { rpId: other = rpId, isVerified = true, counter = this.counter }: Deviation,
    credential?: Buffer,
  ): Buffer {
    const { present, verified, credential: attested } = FLAGS;
    const head = Buffer.alloc(5);
    head.writeUInt8(present | (isVerified ? verified : 0) | (credential ? attested : 0));
    head.writeUInt32BE(counter, 1);
    const hash = createHash('sha256').update(other).digest();
    return Buffer.concat([hash, head, credential ?? Buffer.alloc(0)]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

function clientData(type: string, { challenge }: Question, { origin = ORIGIN }: Deviation): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** As much of RFC 8949 as authenticators use. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([headOf(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map)
    return Buffer.concat([headOf(5, value.size), ...[...(value as Map<unknown, unknown>)].flat().map(cbor)]);
  throw new Error(`Authenticators send no ${typeof value}.`);
}

function headOf(major: number, argument: number): Buffer {
  const high = major << 5;
  if (argument < 24) return Buffer.from([high | argument]);
  if (argument < 256) return Buffer.from([high | 24, argument]);
  return Buffer.from([high | 25, argument >> 8, argument & 255]);
}
