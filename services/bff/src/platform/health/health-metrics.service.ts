import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { HealthService } from './health.service.js';

/** What the probes say, for alerts. */
@Injectable()
export class HealthMetricsService {
  constructor(health: HealthService, metrics: MetricsService) {
    metrics.gauge({
      name: 'sala_ready',
      help: '1 if this process answers /readyz with 200, otherwise 0.',
      async collect() {
        this.set(
          await health.readiness().then(
            () => 1,
            () => 0,
          ),
        );
      },
    });
    metrics.gauge({
      name: 'sala_schema_missing_migrations',
      help: 'Migrations of this build that the database lacks. No value while the database is away.',
      async collect() {
        this.remove();
        const missing = await health.missingMigrations().catch(() => undefined);
        if (missing !== undefined) this.set(missing);
      },
    });
  }
}
