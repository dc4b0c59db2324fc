import { describe, expect, it } from 'vitest';
import type { ReplicaStatusDto, SystemStatusDto } from '../../../api/generated/model';
import { attentionOf } from './attention';

const replica: ReplicaStatusDto = {
  id: '5f0c1d2e-9a3b-4c4d-8e5f-6a7b8c9d0e1f',
  host: 'sala-0',
  pid: 7,
  version: '1.0.0',
  state: 'running',
  startedTime: '2026-03-14 09:00:00',
  seenTime: '2026-03-14 09:26:50',
  streams: 1,
  isListening: true,
  sharesVideos: true,
  isThis: true,
};
const well: SystemStatusDto = {
  time: '2026-03-14 09:26:53',
  version: '1.0.0',
  runtime: '26.0.0',
  startedTime: '2026-03-14 09:00:00',
  schema: { applied: 'A1', missing: 0, newer: 0 },
  replicas: [replica],
  events: { lastId: 0, lastTime: null },
  readReplica: { state: 'none', lagBytes: null, lagSeconds: null },
  jobs: [],
  outbox: [],
  mail: { isConfigured: false, succeededTime: null, failedTime: null, failure: '' },
  storage: { databaseBytes: 0, tables: [], fileStore: 'database', accounts: [] },
  examination: { isRunning: false, endedTime: null, findings: [] },
  measurement: {
    measuredTime: '2026-03-14 09:20:00',
    storage: { groups: [], files: [], bucket: 'none', disk: null },
    backup: {
      state: 'current',
      place: 'directory',
      madeTime: null,
      hours: 9,
      bytes: 1,
      freeBytes: 2,
      everyHours: 24,
    },
    certificates: [],
  },
};

describe('what needs attention', () => {
  it('is nothing when all is well', () => {
    expect(attentionOf(well)).toEqual([]);
  });

  it('is the worst first', () => {
    const status: SystemStatusDto = {
      ...well,
      storage: null,
      replicas: [
        replica,
        { ...replica, version: '1.1.0', isListening: false },
        { ...replica, state: 'lost', sharesVideos: false },
        { ...replica, sharesVideos: false },
      ],
      outbox: [
        { kind: 'mail', waiting: 1, failing: 0, dead: 2, oldestDueTime: '2026-03-14 09:21:52' },
        { kind: 'webhook', waiting: 1, failing: 0, dead: 1, oldestDueTime: '2026-03-14 09:21:54' },
      ],
    };
    expect(attentionOf(status)).toEqual([
      { kind: 'unread', count: 1 },
      { kind: 'listening', count: 1 },
      { kind: 'lost', count: 1 },
      { kind: 'videos', count: 1 },
      { kind: 'outboxLate', count: 1 },
      { kind: 'dead', count: 3 },
      { kind: 'versions', count: 1 },
    ]);
  });

  it('is a backup that is old, and certificates that end', () => {
    const certificate = {
      owner: 'publicAddress',
      address: 'sala.example:443',
      subject: 'sala.example',
      issuer: 'Test',
      validUntilTime: null,
      days: 3,
    } as const;
    const measurement = {
      ...well.measurement,
      measuredTime: null,
      storage: null,
      backup: {
        state: 'old',
        place: 'bucket',
        madeTime: null,
        hours: 50,
        bytes: 1,
        freeBytes: null,
        everyHours: 24,
      },
      certificates: [
        { ...certificate, state: 'expiring' },
        { ...certificate, state: 'away' },
      ],
    } satisfies SystemStatusDto['measurement'];
    expect(attentionOf({ ...well, measurement })).toEqual([
      { kind: 'certificates', count: 1 },
      { kind: 'backup', count: 1 },
    ]);
    const crowded = {
      ...measurement,
      certificates: null,
      backup: { ...measurement.backup, state: 'nearlyFull' },
    } as const;
    expect(attentionOf({ ...well, measurement: crowded })).toEqual([{ kind: 'backupRoom', count: 1 }]);
  });
});
