import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CHART, CHART_TESTS } from '../chart/chart.ts';
import { ensureTool } from '../chart/tools.ts';
import { report, type Report, sum } from '../testing/report.ts';
import { Cluster, ClusterError } from './cluster.ts';
import { startLoad, stopLoad } from './load.ts';
import { enforcesPolicies, expectOnlyAllowedTraffic, networkValues } from './network/check-traffic.ts';
import { backUp, loseAndRestore } from './restore.ts';

const RELEASE = 'sala';
const NOT_ENFORCED =
  'only allowed traffic: the network plugin of this cluster does not enforce NetworkPolicy. The policies of the chart were not tested.';
const WAIT = ['--wait', '--timeout', '10m'];

type Note = (text: string) => void;
type Step = [title: string, run: (note: Note) => Promise<unknown>];
/** Shows one step while it runs. */
type Show = (title: string, work: (note: Note) => Promise<unknown>) => Promise<unknown>;

export interface Images {
  bff: string;
  web: string;
}

/** Takes a release through its life, in namespaces that enforce Pod Security `restricted`. */
export async function checkCluster(images: Images, signal: AbortSignal, show: Show): Promise<Report> {
  const missing = await Cluster.missing();
  if (missing !== undefined) return report.skipped(`install, upgrade, roll back and uninstall: ${missing}`);
  const helm = await ensureTool('helm', signal);
  if ('error' in helm)
    return report.skipped(`install, upgrade, roll back and uninstall: helm: ${helm.error}`);
  const cluster = new Cluster(helm.file, signal);
  const results: Report[] = [];
  try {
    await show('Namespaces', () => prepareNamespaces(cluster));
    const enforced = await askWhetherEnforced(cluster, images, show);
    if (!enforced) results.push(report.skipped(NOT_ENFORCED));
    for (const [title, run] of lifeOfARelease(cluster, images, enforced)) {
      await show(title, run);
      results.push(report.passed());
    }
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    results.push(report.failed(`${error.message}\n${await cluster.state()}`));
  } finally {
    await cluster.remove();
  }
  return sum(results);
}

async function askWhetherEnforced(cluster: Cluster, images: Images, show: Show): Promise<boolean> {
  let enforced = false;
  await show('Does NetworkPolicy work?', async (note) => {
    enforced = await enforcesPolicies(cluster, images.bff);
    note(enforced ? 'yes' : 'NO, nothing is refused');
  });
  return enforced;
}

function lifeOfARelease(cluster: Cluster, images: Images, enforced: boolean): Step[] {
  const release = [
    RELEASE,
    CHART,
    '--values',
    join(CHART_TESTS, 'cluster/values.yaml'),
    ...imageValues(images),
    ...networkValues(cluster),
  ];
  const traffic: Step = ['Only allowed traffic', (note) => checkTraffic(cluster, images, note)];
  return [
    ['Install', () => cluster.helm('install', ...release, ...WAIT)],
    ['helm test', () => cluster.helm('test', RELEASE)],
    ...(enforced ? [traffic] : []),
    ['Load', () => startLoad(cluster, images.bff)],
    [
      'Upgrade under load',
      () => cluster.helm('upgrade', ...release, '--set', 'config.logLevel=warn,config.docs=false', ...WAIT),
    ],
    ['Roll back under load', () => cluster.helm('rollback', RELEASE, '1', ...WAIT)],
    ['No request lost', (note) => expectNoFailure(cluster, note)],
    ['Backup', () => backUp(cluster, RELEASE)],
    ['Loss, restore', () => loseAndRestore(cluster, RELEASE, release)],
    ['Ready again', () => cluster.helm('upgrade', ...release, ...WAIT)],
    ['helm test after it', () => cluster.helm('test', RELEASE)],
    ['Uninstall', () => cluster.helm('uninstall', RELEASE, ...WAIT)],
    ['Nothing left', () => expectNothingLeft(cluster)],
  ];
}

async function checkTraffic(cluster: Cluster, images: Images, note: Note): Promise<void> {
  note(`${await expectOnlyAllowedTraffic(cluster, RELEASE, images.bff)} pairs of source and destination`);
}

async function prepareNamespaces(cluster: Cluster): Promise<void> {
  const siblings = ['ingress', 'monitoring', 'other'].map((name) => cluster.sibling(name));
  for (const namespace of [cluster, ...siblings]) await namespace.create();
  const stringData = {
    jwt: `test:${randomBytes(48).toString('hex')}`,
    login: 'administrator',
    password: randomBytes(16).toString('hex'),
    database: randomBytes(16).toString('hex'),
  };
  await cluster.apply([{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'sala-test' }, stringData }]);
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
