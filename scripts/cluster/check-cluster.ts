import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CHART, CHART_TESTS } from '../chart/chart.ts';
import { ensureTool } from '../chart/tools.ts';
import { report, type Report, sum } from '../testing/report.ts';
import { Cluster, ClusterError } from './cluster.ts';
import { startLoad, stopLoad } from './load.ts';

const RELEASE = 'sala';
const WAIT = ['--wait', '--timeout', '10m'];

export interface Images {
  bff: string;
  web: string;
}

/** Takes a release through its life, in a namespace that enforces Pod Security `restricted`. */
export async function checkCluster(
  images: Images,
  signal: AbortSignal,
  note: (text: string) => void,
): Promise<Report> {
  const missing = await Cluster.missing();
  if (missing !== undefined) return report.skipped(`install, upgrade, roll back and uninstall: ${missing}`);
  const helm = await ensureTool('helm', signal);
  if ('error' in helm)
    return report.skipped(`install, upgrade, roll back and uninstall: helm: ${helm.error}`);
  const cluster = new Cluster(helm.file, signal);
  const results: Report[] = [];
  try {
    for (const [title, step] of lifeOfARelease(cluster, images)) {
      note(title);
      await step();
      results.push(report.passed());
    }
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    results.push(report.failed(error.message));
  } finally {
    await cluster.remove();
  }
  return sum(results);
}

function lifeOfARelease(cluster: Cluster, images: Images): [string, () => Promise<unknown>][] {
  const release = [
    RELEASE,
    CHART,
    '--values',
    join(CHART_TESTS, 'cluster/values.yaml'),
    ...imageValues(images),
  ];
  return [
    ['namespace', () => prepareNamespace(cluster)],
    ['install', () => cluster.helm('install', ...release, ...WAIT)],
    ['helm test', () => cluster.helm('test', RELEASE, '--logs')],
    ['load', () => startLoad(cluster, images.bff)],
    [
      'upgrade',
      () => cluster.helm('upgrade', ...release, '--set', 'config.logLevel=warn,config.docs=false', ...WAIT),
    ],
    ['roll back', () => cluster.helm('rollback', RELEASE, '1', ...WAIT)],
    ['no request lost', () => expectNoFailure(cluster)],
    ['helm test after it', () => cluster.helm('test', RELEASE)],
    ['uninstall', () => cluster.helm('uninstall', RELEASE, ...WAIT)],
    ['nothing left', () => expectNothingLeft(cluster)],
  ];
}

async function prepareNamespace(cluster: Cluster): Promise<void> {
  const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
  const metadata = { name: cluster.namespace, labels };
  await cluster.apply([{ apiVersion: 'v1', kind: 'Namespace', metadata }]);
  const stringData = {
    jwt: `test:${randomBytes(48).toString('hex')}`,
    login: 'administrator',
    password: randomBytes(16).toString('hex'),
    database: randomBytes(16).toString('hex'),
  };
  await cluster.apply([{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'sala-test' }, stringData }]);
}

async function expectNoFailure(cluster: Cluster): Promise<void> {
  const { answered, failed, failures } = await stopLoad(cluster);
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
