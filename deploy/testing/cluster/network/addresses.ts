import { isIPv6 } from 'node:net';
import type { Cluster } from '../cluster.ts';
import { PROBE } from './probes.ts';
import type { Destination } from './traffic.ts';

/** Where the destinations are, in the form that deploy/helm/tests/cluster/probe.mjs understands. */
export type Addresses = Record<Destination, string>;

/** Pods are asked by their own addresses, so that a Service without ready pods cannot look like a refusal. */
export async function addressesOf(cluster: Cluster, listener: string): Promise<Addresses> {
  const [web, bff, database] = await Promise.all(
    ['web', 'bff', 'db'].map((component) => podAddress(cluster, component)),
  );
  const service = 'jsonpath={.spec.clusterIP} {.spec.ports[0].port}';
  const api = await cluster.kubectl('get', 'service/kubernetes', '--namespace=default', '--output', service);
  const [apiAddress = '', apiPort = ''] = api.split(' ');
  return {
    web: tcp(web, 8080),
    bff: tcp(bff, 3000),
    metrics: tcp(bff, 9464),
    database: tcp(database, 5432),
    'strange database': tcp(listener, 5432),
    'strange web': tcp(listener, 8080),
    'api server': tcp(apiAddress, Number(apiPort)),
    dns: 'dns:kubernetes.default.svc.cluster.local',
  };
}

export function tcp(address = '', port: number): string {
  return `tcp://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/** The address of one running pod of a component, which is none of the probes with its labels. */
function podAddress(cluster: Cluster, component: string): Promise<string> {
  const selector = `app.kubernetes.io/component=${component},!${PROBE}`;
  const filter = ['--selector', selector, '--field-selector', 'status.phase=Running'];
  return cluster.kubectl('get', 'pods', ...filter, '--output', 'jsonpath={.items[0].status.podIP}');
}
