import { SoftwareAuthenticator } from './software-authenticator.js';
import { type TestApi } from './test-api.js';

export const PASSKEYS = '/api/user/security/passkeys';
export const PASSKEY_LOGIN = '/api/user/login/passkey';

export interface PasskeyQuestion {
  challenge: string;
  rpId: string;
  userHandle: string;
  allowed: { id: string; transports: string[] }[];
  excluded: { id: string }[];
}

export const startPasskey = (api: TestApi, token: string, currentPassword = 'user') =>
  api.post<PasskeyQuestion>(`${PASSKEYS}/start`, { token, body: { currentPassword } });

/** Adds a passkey to the account of the session. */
export async function addPasskey(api: TestApi, token: string, currentPassword = 'user', name = 'Phone') {
  const { data } = (await startPasskey(api, token, currentPassword)).body;
  const device = new SoftwareAuthenticator();
  const body = { ...device.create(data), name };
  const added = await api.post<{ id: string; recoveryCodes: string[] }>(PASSKEYS, { token, body });
  return { device, answer: added.body };
}
