import { ACCEPTED_PERIODS, ONE_TIME_PASSWORD } from './authenticator-apps.constants.js';

const { digits, periodSeconds, secretBytes } = ONE_TIME_PASSWORD;
const ISSUER = 'Sala';

/** @returns in base32, as apps show it */
export async function newSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: secretBytes }).base32;
}

/** The address in the QR code, which an app reads. */
export async function setUpAddress(secret: string, userName: string): Promise<string> {
  const { TOTP } = await library();
  return new TOTP({ issuer: ISSUER, label: userName, secret, digits, period: periodSeconds }).toString();
}

/** @returns the period of the code, counted from 1970; undefined if it is none of those that are accepted now */
export async function periodOf(code: string, secret: string, now = Date.now()): Promise<number | undefined> {
  const { TOTP } = await library();
  const password = new TOTP({ secret, digits, period: periodSeconds });
  const distance = password.validate({ token: code, timestamp: now, window: ACCEPTED_PERIODS });
  return distance === null ? undefined : Math.floor(now / 1_000 / periodSeconds) + distance;
}

/** Not at the start: most sign-ins need no code. */
function library() {
  return import('otpauth');
}
