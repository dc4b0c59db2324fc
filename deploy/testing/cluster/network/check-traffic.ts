import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, ClusterError } from '../cluster.ts';
import { type Addresses, addressesOf, tcp } from './addresses.ts';
import { Probes } from './probes.ts';
import { DESTINATIONS, type Source, SOURCES } from './traffic.ts';

/** How long a network plugin may take to learn of new pods and policies. */
const LEARN_MS = 30_000;
const PAUSE_MS = 1000;

/** Values by which two namespaces of this test are those of the ingress controller and of Prometheus. */
export function networkValues(cluster: Cluster): string[] {
  const peers = { ingressFrom: 'ingress', metricsFrom: 'monitoring' } as const;
  return Object.entries(peers).flatMap(([key, name]) => {
    const matchLabels = { 'kubernetes.io/metadata.name': cluster.sibling(name).namespace };
    return ['--set-json', `networkPolicy.${key}=${JSON.stringify([{ namespaceSelector: { matchLabels } }])}`];
  });
}

/** Whether a policy that is there before its pod keeps others away from it. */
export async function enforcesPolicies(cluster: Cluster, image: string): Promise<boolean> {
  const other = cluster.sibling('other');
  const probes = new Probes(other, image);
  const podSelector = { matchLabels: { 'sala.test/closed': 'true' } };
  const spec = { podSelector, policyTypes: ['Ingress'] };
  await other.apply([
    { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata: { name: 'closed' }, spec },
  ]);
  await probes.start({ asking: {}, open: {}, closed: podSelector.matchLabels });
  const addresses = {
    open: tcp(await probes.address('open'), 8080),
    closed: tcp(await probes.address('closed'), 8080),
  };
  let reached = { open: false, closed: true };
  await untilLearned(async () => {
    reached = await probes.ask('asking', addresses);
    return reached.open && !reached.closed;
  });
  await probes.remove();
  if (!reached.open)
    throw new ClusterError('a pod does not reach another one, though no policy is in the way');
  return !reached.closed;
}

/** Every source must reach what it is said to reach, and nothing else. Returns the number of pairs. */
export async function expectOnlyAllowedTraffic(
  cluster: Cluster,
  release: string,
  image: string,
): Promise<number> {
  const probesIn = (namespace: Source['namespace']): Probes =>
    new Probes(namespace === '' ? cluster : cluster.sibling(namespace), image);
  const started = ['', 'ingress', 'monitoring', 'other'] as const;
  for (const namespace of started) {
    const sources = SOURCES.filter((source) => source.namespace === namespace);
    await probesIn(namespace).start({
      ...Object.fromEntries(sources.map((source) => [source.name, labelsOf(source, release)])),
      ...(namespace === 'other' && { listener: {} }),
    });
  }
  const addresses = await addressesOf(cluster, await probesIn('other').address('listener'));
  let wrong: string[] = [];
  await untilLearned(async () => {
    wrong = [];
    for (const source of SOURCES)
      wrong.push(...(await mistakesOf(source, probesIn(source.namespace), addresses)));
    return wrong.length === 0;
  });
  if (wrong.length > 0) throw new ClusterError(wrong.join('\n'));
  for (const namespace of started) await probesIn(namespace).remove();
  return SOURCES.length * DESTINATIONS.length;
}

async function mistakesOf(source: Source, probes: Probes, addresses: Addresses): Promise<string[]> {
  const reached = await probes.ask(source.name, addresses);
  return DESTINATIONS.filter((name) => reached[name] !== source.reaches.includes(name)).map(
    (name) => `${source.name} ${reached[name] ? 'reaches' : 'does not reach'} ${name} (${addresses[name]})`,
  );
}

function labelsOf({ component }: Source, release: string): Record<string, string> {
  if (component === undefined) return {};
  return {
    'app.kubernetes.io/name': 'sala',
    'app.kubernetes.io/instance': release,
    'app.kubernetes.io/component': component,
  };
}

async function untilLearned(isRight: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LEARN_MS;
  while (!(await isRight()) && Date.now() < end) await sleep(PAUSE_MS);
}
