import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { type CredentialUse, type NewCredential, type Passkey } from './passkey.entity.js';
import { type AssertionDto, type AttestationDto } from './passkey-answer.dto.js';
import { ALGORITHMS } from './passkeys.constants.js';

const LOCAL = 'localhost';

/** Formats in which browsers answer a site that asks for no proof of the device. */
const WITHOUT_CERTIFICATES = ['none', 'packed'];

/** This deployment towards browsers: passkeys belong to the host of its public address, and are used from there only. */
@Injectable()
export class RelyingPartyService {
  readonly id: string;
  private readonly origin: string;

  constructor({ publicUrl }: Config) {
    const { hostname, origin } = new URL(publicUrl);
    this.id = hostname;
    this.origin = origin;
  }

  /** The challenge that an answer names; undefined if it names none. */
  async challengeOf(clientDataJson: string): Promise<string | undefined> {
    const { decodeClientDataJSON } = await helpers();
    return await unlessInvalid(() => decodeClientDataJSON(clientDataJson).challenge);
  }

  /** Undefined if the answer is not one to this challenge, from this deployment, by a verified person. */
  async registered(answer: AttestationDto, challenge: string): Promise<NewCredential | undefined> {
    const { verifyRegistrationResponse } = await library();
    const { credentialId: id, clientDataJson: clientDataJSON, attestationObject } = answer;
    return await unlessInvalid(async () => {
      if (!(await isWithoutCertificates(attestationObject))) return undefined;
      const { registrationInfo: info } = await verifyRegistrationResponse({
        ...(await this.expected(challenge, clientDataJSON)),
        response: { ...publicKeyOf(id), response: { clientDataJSON, attestationObject } },
        supportedAlgorithmIDs: [...ALGORITHMS],
      });
      if (info?.credential.id !== id) return undefined;
      const { publicKey, counter } = info.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter: String(counter),
        backedUp: info.credentialBackedUp,
      };
    });
  }

  /** Undefined if the answer is not one to this challenge by this passkey, or the passkey was copied. */
  async used(answer: AssertionDto, challenge: string, passkey: Passkey): Promise<CredentialUse | undefined> {
    const { verifyAuthenticationResponse } = await library();
    const { credentialId: id, clientDataJson: clientDataJSON, authenticatorData, signature } = answer;
    const { publicKey, counter } = passkey;
    return await unlessInvalid(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...(await this.expected(challenge, clientDataJSON)),
        response: { ...publicKeyOf(id), response: { clientDataJSON, authenticatorData, signature } },
        credential: {
          id: passkey.credentialId,
          publicKey: Uint8Array.from(publicKey),
          counter: Number(counter),
        },
      });
      const { newCounter, credentialBackedUp } = authenticationInfo;
      return verified ? { counter: String(newCounter), backedUp: credentialBackedUp } : undefined;
    });
  }

  private async expected(expectedChallenge: string, clientDataJson: string) {
    return {
      expectedChallenge,
      expectedOrigin: await this.originFor(clientDataJson),
      expectedRPID: this.id,
      requireUserVerification: true,
    };
  }

  /** Of `localhost`, which only this machine reaches, every port: `PORT=0` and `npm run dev` take others. */
  private async originFor(clientDataJson: string): Promise<string> {
    if (this.id !== LOCAL) return this.origin;
    const { decodeClientDataJSON } = await helpers();
    const { origin } = decodeClientDataJSON(clientDataJson);
    return new URL(origin).hostname === LOCAL ? origin : this.origin;
  }
}

/**
 * Certificates of a device prove nothing that is asked here, and to check them the library would call the addresses that
 * they name.
 */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  return WITHOUT_CERTIFICATES.includes(decoded.get('fmt')) && decoded.get('attStmt').get('x5c') === undefined;
}

function publicKeyOf(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
}

/** The library throws for whatever is wrong with an answer, which anybody can send. Nothing in here asks the database. */
async function unlessInvalid<T>(verify: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** Not at the start: most sign-ins need no passkey. */
function library() {
  return import('@simplewebauthn/server');
}

function helpers() {
  return import('@simplewebauthn/server/helpers');
}
