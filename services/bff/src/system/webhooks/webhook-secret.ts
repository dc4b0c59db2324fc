import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../common/sealing/seal.js';
import { type JwtKey } from '../../config/config.js';
import { type Webhook } from './webhook.entity.js';

export const WEBHOOK_SECRET = 'webhook secret';
const SECRET_BYTES = 32;

export interface NewSecret {
  /** As Standard Webhooks writes it. Shown once. */
  text: string;
  sealed: Buffer;
}

export function newSecret(keys: [JwtKey, ...JwtKey[]]): NewSecret {
  const text = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { text, sealed: seal(text, WEBHOOK_SECRET, keys) };
}

/**
 * The headers that a receiver verifies. While the secret before the last rotation signs too, there are two signatures.
 * @returns undefined if none of the keys opens the secret
 */
export async function signedHeaders(
  { secret, oldSecret, oldSecretUntil }: Pick<Webhook, 'secret' | 'oldSecret' | 'oldSecretUntil'>,
  { id, body }: { id: string; body: string },
  keys: readonly JwtKey[],
): Promise<Record<string, string> | undefined> {
  const now = new Date();
  const old = oldSecretUntil !== null && oldSecretUntil > now ? oldSecret : null;
  const [current, before] = [secret, old].map((sealed) => sealed && unseal(sealed, WEBHOOK_SECRET, keys));
  if (!current) return undefined;
  // Not at the start: most deployments have no webhooks.
  const { Webhook: Signer } = await import('standardwebhooks');
  const signatures = [current, before].flatMap((text) =>
    text ? [new Signer(text).sign(id, now, body)] : [],
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}
