import { loadChunk } from '../../../../shared/chunks/load-chunk';
import { loadTexts } from '../../../../shared/i18n/load-texts';

/** A step of its own, so that the login page does not carry the names of all files that the doors need. */
export async function loadDoor() {
  const [{ Door }] = await Promise.all([loadChunk(() => import('./door')), loadTexts(['doors', 'forms'])]);
  return Door;
}

export function loadPasskeyLogin() {
  return loadChunk(() => import('../passkeys/passkey-login.store'));
}

export async function loadSecondStep() {
  const [{ SecondStep }] = await Promise.all([
    loadChunk(() => import('./second-step')),
    loadTexts(['doors', 'forms']),
  ]);
  return SecondStep;
}
