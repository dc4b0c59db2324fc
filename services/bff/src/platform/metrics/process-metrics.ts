import { collectDefaultMetrics } from 'prom-client';
import { type MetricsService } from '../../common/metrics/metrics.service.js';
import { packageVersion } from '../../common/package-version.js';

/** Event loop lag, memory, processor time and garbage collection, and which build this is. */
export function measureProcess(metrics: MetricsService): void {
  collectDefaultMetrics({ register: metrics.registry });
  metrics
    .gauge({
      name: 'sala_build_info',
      help: 'Always 1. The labels say which build runs on which Node.',
      labelNames: ['version', 'node'],
    })
    .set({ version: packageVersion(), node: process.version }, 1);
}
