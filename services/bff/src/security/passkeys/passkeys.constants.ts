/** More than a person has devices; the browser gets all of their ids at once. */
export const MAX_PASSKEYS = 20;
export const PASSKEY_NAME = { minLength: 1, maxLength: 64 } as const;

/** How a browser reaches a passkey, as WebAuthn names it. A browser may name others, which are left out. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** How long a person has from the question of the browser to the answer. */
export const PASSKEY_CHALLENGE = { minutes: 5, bytes: 32 } as const;

/** COSE numbers of EdDSA, ES256 and RS256, the preferred one first. */
export const ALGORITHMS = [-8, -7, -257] as const;

const BASE64URL = { minLength: 1, pattern: /^[\w-]+$/ } as const;
/** WebAuthn allows 1,023 bytes. */
export const CREDENTIAL_ID = { ...BASE64URL, maxLength: 1_364 } as const;
export const CLIENT_DATA = { ...BASE64URL, maxLength: 4_096 } as const;
export const ATTESTATION = { ...BASE64URL, maxLength: 8_192 } as const;
export const AUTHENTICATOR_DATA = { ...BASE64URL, maxLength: 2_048 } as const;
export const SIGNATURE = { ...BASE64URL, maxLength: 2_048 } as const;
/** WebAuthn allows 64 bytes. */
export const USER_HANDLE = { ...BASE64URL, maxLength: 88 } as const;

/** What a challenge is for; it is of no use for anything else. */
export type ChallengePurpose = 'registration' | 'login' | 'secondStep';
