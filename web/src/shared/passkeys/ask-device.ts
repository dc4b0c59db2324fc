import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import i18next from 'i18next';
import {
  type AddPasskeyDto,
  type PasskeyLoginDto,
  type PasskeyQuestionDto,
  type PasskeyRegistrationDto,
  PasskeyTransport,
} from '../../api/generated/model';
import { ExplainedError } from '../lib/explained-error';
import { type FailureReason, reasonOf } from './failure-reason';

type Attestation = Omit<AddPasskeyDto, 'name'>;
type Assertion = Omit<PasskeyLoginDto, 'remember'>;

const known: readonly string[] = Object.values(PasskeyTransport);

/**
 * Has the device make a passkey.
 * @throws ExplainedError
 */
export async function makePasskey(question: PasskeyRegistrationDto): Promise<Attestation> {
  const { challenge, rpId, rpName, timeout, userHandle, userName, displayName, algorithms } = question;
  const { id, response } = await explained('make', () =>
    startRegistration({
      optionsJSON: {
        challenge,
        timeout,
        rp: { id: rpId, name: rpName },
        user: { id: userHandle, name: userName, displayName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: question.excluded.map(descriptorOf),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    }),
  );
  return {
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: (response.transports ?? []).filter(isKnown),
  };
}

/**
 * Has the device prove that it has a passkey.
 * @throws ExplainedError
 */
export async function showPasskey(question: PasskeyQuestionDto): Promise<Assertion> {
  const { challenge, rpId, timeout, allowed } = question;
  const { id, response } = await explained('use', () =>
    startAuthentication({
      optionsJSON: {
        ...{ challenge, rpId, timeout },
        allowCredentials: allowed.map(descriptorOf),
        userVerification: 'required',
      },
    }),
  );
  const { clientDataJSON: clientDataJson, authenticatorData, signature, userHandle } = response;
  return {
    credentialId: id,
    ...{ clientDataJson, authenticatorData, signature },
    ...(userHandle !== undefined && { userHandle }),
  };
}

function descriptorOf({ id, transports }: PasskeyQuestionDto['allowed'][number]) {
  return { id, type: 'public-key' as const, transports };
}

function isKnown(transport: string): transport is PasskeyTransport {
  return known.includes(transport);
}

const explanations = {
  make: (reason: FailureReason) => i18next.t(`passkeys:make.${reason}`),
  use: (reason: FailureReason) => i18next.t(`passkeys:use.${reason}`),
};

async function explained<Answer>(
  what: keyof typeof explanations,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new ExplainedError(explanations[what](reasonOf(cause)), { cause });
  }
}
