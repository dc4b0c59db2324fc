import { type Cluster, ClusterError } from './cluster.ts';
import type { Life, Note } from './life.ts';
import { startLoad, stopLoad } from './load.ts';
import { enforcesPolicies, expectOnlyAllowedTraffic, networkValues } from './network/check-traffic.ts';
import { type Images, makeSecret, RELEASE, releaseOf, WAIT } from './release.ts';
import { backUp, loseAndRestore } from './restore.ts';

const NOT_ENFORCED =
  'only allowed traffic: the network plugin of this cluster does not enforce NetworkPolicy. The policies of the chart were not tested.';

/** With a database of its own: install, upgrade and roll back under load, lose data and restore it, uninstall. */
export const lifeOfARelease: Life = async (cluster, images, step) => {
  const release = [...releaseOf('values.yaml', images), ...networkValues(cluster)];
  const changed = ['--set', 'config.logLevel=warn,config.docs=false'];
  const network = { isEnforced: false };
  await step('Namespaces', () => prepareNamespaces(cluster));
  await step('Does NetworkPolicy work?', async (note) => {
    network.isEnforced = await enforcesPolicies(cluster, images.bff);
    note(network.isEnforced ? 'yes' : 'NO, nothing is refused');
  });
  await step('Install', () => cluster.helm('install', ...release, ...WAIT));
  await step('helm test', () => cluster.helm('test', RELEASE));
  if (network.isEnforced) await step('Only allowed traffic', (note) => checkTraffic(cluster, images, note));
  await step('Load', () => startLoad(cluster, images.bff));
  await step('Upgrade under load', () => cluster.helm('upgrade', ...release, ...changed, ...WAIT));
  await step('Roll back under load', () => cluster.helm('rollback', RELEASE, '1', ...WAIT));
  await step('No request lost', (note) => expectNoFailure(cluster, note));
  await step('Backup', () => backUp(cluster, RELEASE));
  await step('Loss, restore', () => loseAndRestore(cluster, RELEASE, release));
  await step('Ready again', () => cluster.helm('upgrade', ...release, ...WAIT));
  await step('helm test after it', () => cluster.helm('test', RELEASE));
  await step('Uninstall', () => cluster.helm('uninstall', RELEASE, ...WAIT));
  await step('Nothing left', () => expectNothingLeft(cluster));
  return network.isEnforced ? [] : [NOT_ENFORCED];
};

async function prepareNamespaces(cluster: Cluster): Promise<void> {
  const siblings = ['ingress', 'monitoring', 'other'].map((name) => cluster.sibling(name));
  for (const namespace of [cluster, ...siblings]) await namespace.create();
  await makeSecret(cluster);
}

async function checkTraffic(cluster: Cluster, images: Images, note: Note): Promise<void> {
  note(`${await expectOnlyAllowedTraffic(cluster, RELEASE, images.bff)} pairs of source and destination`);
}

async function expectNoFailure(cluster: Cluster, note: Note): Promise<void> {
  const { answered, failed, failures } = await stopLoad(cluster);
  note(`${answered} requests, ${failed} failed`);
  await cluster.kubectl('delete', 'pod', 'load');
  if (answered > 0 && failed === 0) return;
  throw new ClusterError(`${failed} of ${answered + failed} requests failed:\n${failures.join('\n')}`);
}

async function expectNothingLeft(cluster: Cluster): Promise<void> {
  const selector = `app.kubernetes.io/instance=${RELEASE}`;
  const kinds = 'deployments,statefulsets,jobs,cronjobs,services,networkpolicies,poddisruptionbudgets';
  const left = await cluster.kubectl('get', kinds, '--selector', selector, '--output', 'name');
  if (left.trim() !== '') throw new ClusterError(`uninstall left:\n${left}`);
}
