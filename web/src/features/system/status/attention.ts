import type { CertificateState, SystemStatusDto } from '../../../api/generated/model';

export type Attention =
  | 'unread'
  | 'schema'
  | 'examination'
  | 'listening'
  | 'lost'
  | 'videos'
  | 'certificates'
  | 'backup'
  | 'backupRoom'
  | 'outboxLate'
  | 'jobsFailing'
  | 'jobsOverdue'
  | 'mail'
  | 'dead'
  | 'readReplica'
  | 'versions'
  | 'warnings';

/** As the examination of the outbox by the doctor. */
const LATE_MS = 300_000;

/** Those that people meet as an error, or soon. Where none can be seen from here, they may be well. */
const badCertificates: readonly CertificateState[] = ['expired', 'untrusted', 'expiring'];

function count<Item>(items: readonly Item[] | null, isMeant: (item: Item) => boolean): number {
  return (items ?? []).filter(isMeant).length;
}

/** What somebody should look at, the worst first, and how much of it there is. */
export function attentionOf(status: SystemStatusDto): { kind: Attention; count: number }[] {
  const { time, schema, replicas, events, readReplica, jobs, outbox, mail, storage, examination } = status;
  const { measurement } = status;
  const parts = [
    schema,
    replicas,
    events,
    readReplica,
    jobs,
    outbox,
    mail,
    storage,
    examination,
    measurement,
  ];
  const findings = examination?.findings ?? [];
  const backups = measurement?.backup ? [measurement.backup.state] : [];
  const running = (replicas ?? []).filter(({ state }) => state === 'running');
  const counts: Record<Attention, number> = {
    unread: count(parts, (part) => part === null),
    schema: schema?.missing ?? 0,
    examination: count(findings, ({ outcome }) => outcome === 'fail'),
    listening: count(running, ({ isListening }) => !isListening),
    lost: count(replicas, ({ state }) => state === 'lost'),
    videos: count(running, ({ sharesVideos }) => !sharesVideos),
    certificates: count(measurement?.certificates ?? null, ({ state }) => badCertificates.includes(state)),
    backup: count(backups, (state) => state !== 'current' && state !== 'nearlyFull'),
    backupRoom: count(backups, (state) => state === 'nearlyFull'),
    outboxLate: count(outbox, ({ oldestDueTime }) => isLate(oldestDueTime, time)),
    jobsFailing: count(jobs, ({ failure }) => failure !== ''),
    jobsOverdue: count(jobs, ({ isOverdue }) => isOverdue),
    mail: mail !== null && mail.failure !== '' ? 1 : 0,
    dead: (outbox ?? []).reduce((sum, { dead }) => sum + dead, 0),
    readReplica: readReplica?.state === 'leftOut' ? 1 : 0,
    versions: Math.max(0, new Set(running.map(({ version }) => version)).size - 1),
    warnings: count(findings, ({ outcome }) => outcome === 'warn'),
  };
  const kinds = Object.keys(counts) as Attention[];
  return kinds.map((kind) => ({ kind, count: counts[kind] })).filter((each) => each.count > 0);
}

/** Both on the clock of the deployment. */
function isLate(due: string | null, now: string): boolean {
  if (due === null) return false;
  const at = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}Z`);
  return at(now) - at(due) > LATE_MS;
}
