import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHART_TESTS } from '../../chart/chart.ts';
import type { Cluster } from '../cluster.ts';

const FILES = join(CHART_TESTS, 'cluster');
/** Marks the pods of this test, which have the labels of components and are none. */
export const PROBE = 'sala.test/probe';

interface Pod {
  metadata: { name: string; labels?: Record<string, string> };
  spec: { containers: [{ image?: string }] };
}

/** Pods that ask on behalf of others, and listen. */
export class Probes {
  private readonly cluster: Cluster;
  private readonly image: string;

  constructor(cluster: Cluster, image: string) {
    this.cluster = cluster;
    this.image = image;
  }

  /** Starts one for each name, with its labels, and waits for them to run. */
  async start(pods: Record<string, Record<string, string>>): Promise<void> {
    const script = readFileSync(join(FILES, 'probe.mjs'), 'utf8');
    const manifest = readFileSync(join(FILES, 'probe.yaml'), 'utf8');
    await this.cluster.apply([
      {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: 'probe' },
        data: { 'probe.mjs': script },
      },
      ...Object.entries(pods).map(([name, labels]) => {
        const pod = parse(manifest) as Pod;
        pod.metadata = { name: podName(name), labels: { ...labels, [PROBE]: 'true' } };
        pod.spec.containers[0].image = this.image;
        return pod;
      }),
    ]);
    const names = Object.keys(pods).map((name) => `pod/${podName(name)}`);
    await this.cluster.kubectl('wait', ...names, '--for=condition=ContainersReady', '--timeout=120s');
  }

  address(name: string): Promise<string> {
    return this.cluster.kubectl('get', 'pod', podName(name), '--output', 'jsonpath={.status.podIP}');
  }

  /** Which of the addresses, by name, the probe reaches: `tcp://host:port`, or `dns:name`. */
  async ask<Name extends string>(
    name: string,
    addresses: Record<Name, string>,
  ): Promise<Record<Name, boolean>> {
    const command = ['node', '/probe/probe.mjs', 'ask', JSON.stringify(addresses)];
    return JSON.parse(await this.cluster.kubectl('exec', podName(name), '--', ...command)) as Record<
      Name,
      boolean
    >;
  }

  async remove(): Promise<void> {
    await this.cluster.kubectl('delete', 'pod', '--selector', PROBE, '--now');
  }
}

function podName(name: string): string {
  return `probe-${name.replaceAll(' ', '-')}`;
}
