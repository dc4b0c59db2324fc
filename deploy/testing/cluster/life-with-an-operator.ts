import { setTimeout as wait } from 'node:timers/promises';
import { runTool } from '../chart/run-tool.ts';
import { type Cluster, ClusterError } from './cluster.ts';
import type { Life } from './life.ts';
import { makeSecret, RELEASE, releaseOf, WAIT } from './release.ts';

const CRD = 'customresourcedefinition/clusters.postgresql.cnpg.io';
const DATABASE = `cluster/${RELEASE}-db`;
/** For another instance to take over, and for the lost one to come back. */
const TAKE_OVER_MS = 5 * 60_000;
const TAKE_OVER = `--timeout=${TAKE_OVER_MS / 1000}s`;
const PAUSE_MS = 1_000;

/** With a Cluster of CloudNativePG, whose operator is there: install, lose the primary, uninstall, and take the data up again. */
export const lifeWithAnOperator: Life = async (cluster, images, step) => {
  const missing = await missingOperator();
  if (missing !== undefined) return [`the mode cloudnativepg: ${missing}`];
  const release = releaseOf('cloudnativepg.yaml', images);
  await step('CloudNativePG: namespace', () => cluster.create().then(() => makeSecret(cluster)));
  await step('CloudNativePG: install', () => cluster.helm('install', ...release, ...WAIT));
  await step('CloudNativePG: helm test', () => cluster.helm('test', RELEASE));
  await step('CloudNativePG: loss of the primary', () => losePrimary(cluster));
  await step('CloudNativePG: helm test after it', () => cluster.helm('test', RELEASE));
  await step('CloudNativePG: uninstall', () => cluster.helm('uninstall', RELEASE, ...WAIT));
  await step('CloudNativePG: data kept', () => cluster.kubectl('get', DATABASE));
  await step('CloudNativePG: install again', () => cluster.helm('install', ...release, ...WAIT));
  await step('CloudNativePG: helm test again', () => cluster.helm('test', RELEASE));
  return [];
};

async function missingOperator(): Promise<string | undefined> {
  const { ok } = await runTool('kubectl', ['get', CRD, '--request-timeout=10s']);
  return ok ? undefined : 'there is no CloudNativePG operator';
}

/** Deletes the pod of the primary, and waits until another instance is it and the BFF is ready again without a restart. */
async function losePrimary(cluster: Cluster): Promise<void> {
  const restarts = await restartsOf(cluster);
  const primary = await primaryOf(cluster);
  await cluster.kubectl('delete', 'pod', primary, '--wait=false');
  const deadline = Date.now() + TAKE_OVER_MS;
  while ((await primaryOf(cluster)) === primary) {
    if (Date.now() > deadline) throw new ClusterError('no other instance became the primary');
    await wait(PAUSE_MS);
  }
  await cluster.kubectl('wait', DATABASE, '--for=condition=Ready', TAKE_OVER);
  await cluster.kubectl('rollout', 'status', `deployment/${RELEASE}-bff`, TAKE_OVER);
  if ((await restartsOf(cluster)) !== restarts)
    throw new ClusterError('the BFF was restarted instead of recovering by itself');
}

function primaryOf(cluster: Cluster): Promise<string> {
  return cluster.kubectl('get', DATABASE, '--output=jsonpath={.status.currentPrimary}');
}

function restartsOf(cluster: Cluster): Promise<string> {
  const path = '{range .items[*]}{.metadata.name}={.status.containerStatuses[0].restartCount} {end}';
  const selector = 'app.kubernetes.io/component=bff';
  return cluster.kubectl('get', 'pods', '--selector', selector, `--output=jsonpath=${path}`);
}
