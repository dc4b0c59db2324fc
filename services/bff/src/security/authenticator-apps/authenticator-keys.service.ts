import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { resealed } from '../../common/sealing/seal.js';
import { Config } from '../../config/config.js';
import { AUTHENTICATOR_KEY } from './authenticator-apps.constants.js';
import { AuthenticatorAppsRepository } from './authenticator-apps.repository.js';

const INTERVAL_MS = 3_600_000;
const BATCH = 500;

/**
 * Seals the keys of apps with the key of the deployment that is now the first, so that a former one can be taken out, also where
 * people have not logged in meanwhile.
 */
@Injectable()
export class AuthenticatorKeysService {
  constructor(
    private readonly apps: AuthenticatorAppsRepository,
    private readonly config: Config,
    periodic: PeriodicService,
  ) {
    periodic.every(INTERVAL_MS, 'seal the keys of authenticator apps', () => this.keep());
  }

  async keep(): Promise<void> {
    const { jwtKeys } = this.config;
    // They change at a start only.
    if (jwtKeys.length === 1) return;
    for (let last: number | undefined = 0; last !== undefined;) {
      const batch = await this.apps.after(last, BATCH);
      for (const app of batch) {
        const secret = resealed(app.secret, AUTHENTICATOR_KEY, jwtKeys);
        if (secret) await this.apps.reseal(app, secret);
      }
      last = batch.at(-1)?.accountId;
    }
  }
}
