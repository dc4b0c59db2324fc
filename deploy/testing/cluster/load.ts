import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHART_TESTS } from '../chart/chart.ts';
import type { Cluster } from './cluster.ts';

const FILES = join(CHART_TESTS, 'cluster');

interface LoadPod {
  spec: { containers: [{ image?: string }] };
}

export interface LoadResult {
  answered: number;
  failed: number;
  failures: string[];
}

/** Starts a pod that sends requests through the web, and waits for it to run. */
export async function startLoad(cluster: Cluster, image: string): Promise<void> {
  const pod = parse(readFileSync(join(FILES, 'load.yaml'), 'utf8')) as LoadPod;
  pod.spec.containers[0].image = image;
  const script = readFileSync(join(FILES, 'load.mjs'), 'utf8');
  const configMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'load' },
    data: { 'load.mjs': script },
  };
  await cluster.apply([configMap, pod]);
  await cluster.kubectl('wait', 'pod/load', '--for=condition=Ready', '--timeout=120s');
}

/** Ends it and returns what it counted. */
export async function stopLoad(cluster: Cluster): Promise<LoadResult> {
  await cluster.kubectl('exec', 'load', '--', 'touch', '/tmp/stop');
  await cluster.kubectl('wait', 'pod/load', '--for=jsonpath={.status.phase}=Succeeded', '--timeout=60s');
  return JSON.parse(await cluster.kubectl('logs', 'load')) as LoadResult;
}
