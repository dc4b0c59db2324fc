import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CHART, CHART_TESTS } from '../chart/chart.ts';
import type { Cluster } from './cluster.ts';

export const RELEASE = 'sala';
export const WAIT = ['--wait', '--timeout', '10m'];

export interface Images {
  bff: string;
  web: string;
}

/** For helm install and upgrade: the release, the chart and its values. */
export function releaseOf(values: 'values.yaml' | 'cloudnativepg.yaml', images: Images): string[] {
  return [RELEASE, CHART, '--values', join(CHART_TESTS, 'cluster', values), ...imageValues(images)];
}

/** The Secret that the values name. */
export async function makeSecret(cluster: Cluster): Promise<void> {
  const stringData = {
    jwt: `test:${randomBytes(48).toString('hex')}`,
    login: 'administrator',
    password: randomBytes(16).toString('hex'),
    database: randomBytes(16).toString('hex'),
  };
  await cluster.apply([{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'sala-test' }, stringData }]);
}

/** `registry/name:tag`, or with a digest, as values of the chart. */
function imageValues(images: Images): string[] {
  return Object.entries(images).flatMap(([component, image]: [string, string]) => {
    const [, repository = image, tag = '', digest = ''] =
      /^(.+?)(?::([^:/@]+))?(?:@(.+))?$/.exec(image) ?? [];
    const values = { repository, tag, digest };
    return Object.entries(values).flatMap(([key, value]) => [
      '--set-string',
      `${component}.image.${key}=${value}`,
    ]);
  });
}
