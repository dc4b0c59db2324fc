import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import { DrainingService } from '../../common/http/draining.service.js';
import { within } from '../../common/time/within.js';
import { schemaVersion, type SchemaVersion } from '../database/schema-version.js';
import { type ReadinessDto, SchemaState, type StartupDto } from './health.dto.js';
import { HealthRepository } from './health.repository.js';

/** Timeout for the database check. */
export const DATABASE_LIMIT = { seconds: 1 } as const;

@Injectable()
export class HealthService {
  /** A process that has started stays started, whatever becomes of its database. */
  private started: StartupDto | undefined;

  constructor(
    private readonly migrations: HealthRepository,
    private readonly draining: DrainingService,
  ) {}

  /** @throws AppError databaseUnavailable, or schemaOutdated if it lacks migrations. */
  async startup(): Promise<StartupDto> {
    this.started ??= { state: 'started', ...(await this.schema()) };
    return this.started;
  }

  /** @throws AppError draining, databaseUnavailable, or schemaOutdated if it lacks migrations. */
  async readiness(): Promise<ReadinessDto> {
    if (this.draining.isDraining) throw new AppError('draining');
    return { state: 'ready', ...(await this.schema()) };
  }

  /** @throws AppError databaseUnavailable */
  async missingMigrations(): Promise<number> {
    return (await this.compare()).missing.length;
  }

  private async compare(): Promise<SchemaVersion> {
    const limitMs = DATABASE_LIMIT.seconds * 1_000;
    const applied = await within(limitMs, this.migrations.appliedMigrations(), late).catch(tellReason);
    return schemaVersion(this.migrations.knownMigrations(), applied);
  }

  private async schema(): Promise<Pick<ReadinessDto, 'schemaVersion' | 'schema'>> {
    const version = await this.compare();
    if (version.applied === undefined || version.missing.length > 0) {
      throw new AppError('schemaOutdated', { count: version.missing.length, needed: version.needed });
    }
    return {
      schemaVersion: version.applied,
      schema: version.newer.length > 0 ? SchemaState.Newer : SchemaState.Same,
    };
  }
}

/** The code of the system or of PostgreSQL, such as ECONNREFUSED or 57P03: it names no address and no account. */
function tellReason(thrown: unknown): never {
  const error = toAppError(thrown);
  if (error.reason !== 'unavailable') throw error;
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  const reason = typeof code === 'string' ? code : 'ETIMEDOUT';
  throw new AppError('databaseUnavailable', { reason }, null, { cause });
}

function late(): AppError {
  return new AppError('databaseUnavailable', { reason: 'ETIMEDOUT' });
}
