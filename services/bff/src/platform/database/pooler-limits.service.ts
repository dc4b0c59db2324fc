import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { unlimited } from './role-limits.js';

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
    const missing = await unlimited((sql, values) => this.manager.query<unknown[]>(sql, values));
    for (const { name, remedy } of missing) this.logger.warn(`the role has no ${name}: ${remedy}`);
  }
}
