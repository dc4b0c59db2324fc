import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { LIMITS } from './bounded-data-source.js';

/**
 * Behind a pooler only the role can bound statements. Warns at the start if it does not: then a slow statement goes on
 * in the database although its caller has long been answered with 503.
 */
@Injectable()
export class PoolerLimitsService implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(PoolerLimitsService.name);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.database.pooled) return;
    const unlimited: { name: keyof typeof LIMITS; role: string }[] = await this.manager.query(
      `SELECT name, quote_ident(current_user) AS role FROM pg_settings WHERE name = ANY ($1) AND setting = '0'`,
      [Object.keys(LIMITS)],
    );
    for (const { name, role } of unlimited) {
      this.logger.warn(`the role has no ${name}: ALTER ROLE ${role} SET ${name} = ${LIMITS[name]}`);
    }
  }
}
