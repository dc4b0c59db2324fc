import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, ClusterError } from './cluster.ts';

const LONGEST_JOB_SECONDS = 120;
const COUNT = 'SELECT count(*) FROM account';

/** Runs the CronJob of the backups now, as docs/operations/backup.md says. */
export async function backUp(cluster: Cluster, release: string): Promise<void> {
  await cluster.kubectl('create', 'job', `--from=cronjob/${release}-backup`, 'backup-now');
  await untilDone(cluster, 'backup-now');
}

/** Loses the accounts, and gets them back from the backup, as docs/operations/restore.md says. */
export async function loseAndRestore(cluster: Cluster, release: string, chart: string[]): Promise<void> {
  const replicas = ['--selector', 'app.kubernetes.io/component=bff'];
  await cluster.kubectl('scale', `deployment/${release}-bff`, '--replicas=0');
  await cluster.kubectl('wait', 'pod', ...replicas, '--for=delete', '--timeout=120s');
  await askDatabase(cluster, release, 'TRUNCATE account CASCADE');
  const job = await cluster.helm(
    'template',
    ...chart,
    '--kube-version=1.30',
    '--set=restore.file=latest,restore.replace=true',
    '--show-only=templates/backup/restore-job.yaml',
  );
  await cluster.applyText(job);
  await untilDone(cluster, `${release}-restore`);
  await cluster.kubectl('delete', 'job', 'backup-now', `${release}-restore`);
  const accounts = await askDatabase(cluster, release, COUNT);
  if (accounts !== '1') throw new ClusterError(`${accounts} accounts after the restore instead of one`);
}

/** `kubectl wait` for completion would wait on after a failure. */
async function untilDone(cluster: Cluster, job: string): Promise<void> {
  const state = ['--output', 'jsonpath={.status.conditions[?(@.status=="True")].type}'];
  for (let second = 0; second < LONGEST_JOB_SECONDS; second++) {
    const conditions = await cluster.kubectl('get', `job/${job}`, ...state);
    if (conditions.includes('Complete')) return;
    if (conditions.includes('Failed')) throw new ClusterError(await cluster.kubectl('logs', `job/${job}`));
    await wait(1_000);
  }
  throw new ClusterError(`the job ${job} did not end`);
}

async function askDatabase(cluster: Cluster, release: string, statement: string): Promise<string> {
  const psql = ['psql', '--username=sala', '--no-psqlrc', '--quiet', '--tuples-only', '--no-align'];
  const answer = await cluster.kubectl('exec', `${release}-db-0`, '--', ...psql, `--command=${statement}`);
  return answer.trim();
}
