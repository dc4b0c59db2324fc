import { displayTime } from '../../common/time/display-time.js';
import { type JobRun } from '../../platform/replicas/job-run.entity.js';
import { type Job } from '../../platform/replicas/replicas.service.js';
import { type SeenReplica } from '../../platform/replicas/replicas.repository.js';
import { type JobStatusDto, type ReplicaStatusDto } from './status.dto.js';
import { type MailStatusDto } from './status-messages.dto.js';

/** Runs are stored with the heartbeat, and a busy process is late. */
const GRACE_MS = 60_000;

export function replicaStatus(
  { id, host, pid, version, startedAt, seenAt, streams, isListening, isLost, mediaPlace }: SeenReplica,
  own: { id: string; mediaPlace: string },
  timeZone: string,
): ReplicaStatusDto {
  return {
    ...{ id, host, pid, version, streams, isListening },
    state: isLost ? 'lost' : 'running',
    startedTime: displayTime(startedAt, timeZone),
    seenTime: displayTime(seenAt, timeZone),
    sharesVideos: mediaPlace === own.mediaPlace,
    isThis: id === own.id,
  };
}

/**
 * A job that has not run yet is due one pause after the start.
 * @param startedAt of the process that answers
 */
export function jobStatus(
  { job, pauseMs, last }: Job,
  startedAt: Date,
  timeZone: string,
  now: Date,
): JobStatusDto {
  const endedMs = last ? last.startedAt.getTime() + last.durationMs : startedAt.getTime();
  // A process that was away ran nothing, and begins anew.
  const dueMs = Math.max(endedMs, startedAt.getTime()) + pauseMs;
  return {
    ...{ job, pauseMs },
    lastTime: last ? displayTime(last.startedAt, timeZone) : null,
    nextTime: displayTime(new Date(Math.max(endedMs + pauseMs, now.getTime())), timeZone),
    durationMs: last?.durationMs ?? null,
    failure: last?.failure ?? '',
    failures: last?.failures ?? 0,
    isOverdue: now.getTime() > dueMs + GRACE_MS,
  };
}

export function mailStatus(isConfigured: boolean, last: JobRun | undefined, timeZone: string): MailStatusDto {
  const { failure = '', startedAt, succeededAt = null } = last ?? {};
  return {
    isConfigured,
    succeededTime: succeededAt && displayTime(succeededAt, timeZone),
    failedTime: failure !== '' && startedAt ? displayTime(startedAt, timeZone) : null,
    failure,
  };
}
