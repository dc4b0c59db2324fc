import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { collectDefaultMetrics } from 'prom-client';
import { type MetricsService } from '../../common/metrics/metrics.service.js';

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

function packageVersion(): string {
  const path = findPackageJSON(import.meta.url);
  if (path === undefined) throw new Error('The build has no package.json above it.');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
