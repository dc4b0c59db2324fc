import { StartupError } from '../common/errors/startup-error.js';
import { type Environment } from './config.schema.js';
import { weakSecrets } from './weak-secrets.js';

/** @throws StartupError for settings that are meant for a demo, for development or for tests. */
export function refuseInProduction(env: Environment): void {
  if (env.NODE_ENV !== 'production') return;
  if (env.SALA_SEED === 'demo') {
    throw new StartupError(
      'SALA_SEED: demo accounts have well-known passwords and are refused in production; use base.',
    );
  }
  if (env.SALA_WEBHOOK_ALLOW !== undefined) {
    throw new StartupError(
      'SALA_WEBHOOK_ALLOW: lets webhooks reach the inside of the network and is refused in production; remove it.',
    );
  }
  const weak = weakSecrets(env);
  if (weak.length > 0) throw new StartupError(weak.map((sentence) => `${sentence}.`).join('\n'));
}
