import {
  finishLoginWithPasskey,
  loginWithPasskey,
  startPasskeyLogin,
  startSecondStepPasskey,
} from '../../../../api/generated/security/security';
import { loadPasskeys } from '../../../../shared/passkeys/load-passkeys';
import { storeToken } from '../../../../shared/session/token';

const quiet = { skipErrorToast: true };

/**
 * Without user name and password.
 * @throws ApiError, ExplainedError or ChunkError
 */
export async function logInWithPasskey(remember: boolean): Promise<void> {
  const [{ showPasskey }, question] = await Promise.all([loadPasskeys(), startPasskeyLogin(quiet)]);
  const answer = await showPasskey(question);
  const { token } = await loginWithPasskey({ ...answer, remember }, quiet);
  storeToken(token);
}

/**
 * After a password that was right.
 * @throws ApiError, ExplainedError or ChunkError
 */
export async function finishWithPasskey(challenge: string): Promise<void> {
  const [{ showPasskey }, question] = await Promise.all([
    loadPasskeys(),
    startSecondStepPasskey({ challenge }, quiet),
  ]);
  const answer = await showPasskey(question);
  const { token } = await finishLoginWithPasskey({ ...answer, challenge }, quiet);
  storeToken(token);
}
