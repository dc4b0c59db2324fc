import { loadChunk } from '../chunks/load-chunk';
import { loadTexts } from '../i18n/load-texts';

/** Asks the device. Loaded when it is used. */
export async function loadPasskeys() {
  const [questions] = await Promise.all([loadChunk(() => import('./ask-device')), loadTexts(['passkeys'])]);
  return questions;
}
