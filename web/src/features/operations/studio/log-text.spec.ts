import { describe, expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import type { AuditEntryDto } from '../../../api/generated/model';
import { logText } from './log-text';

/** Contains the key and its content. */
const t = ((key: string, values?: Record<string, string>) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction<'studio'>;
const entry = (
  action: string,
  before: AuditEntryDto['before'],
  after: AuditEntryDto['after'],
): AuditEntryDto => ({
  ...{ id: 1, time: '2026-03-14 09:26:53', person: 'Sokha', action, before, after },
  ...{ address: null, userAgent: null, requestId: null, token: null, entity: 'studio', entityId: 1 },
});

describe('an entry of the operation log', () => {
  it.each([
    ['stop', { state: 'onAir' }, { state: 'offAir' }, 'done.stop'],
    ['switchStream', { stream: 'main' }, { stream: 'hot' }, 'log.switchStream stream.hot'],
    ['switchMethod', { method: 'normal' }, { method: 'web' }, 'log.switchMethod method.web'],
    ['changeClarity', { clarity: 'high' }, { clarity: 'smooth' }, 'log.changeClarity clarity.smooth'],
    [
      'removeClarity',
      { removedClarities: ['smooth'], clarity: 'original' },
      { removedClarities: ['smooth', 'original'], clarity: 'high' },
      'log.removeClarity clarity.original',
    ],
    [
      'restoreClarity',
      { removedClarities: ['smooth'] },
      { removedClarities: [] },
      'log.restoreClarity clarity.smooth',
    ],
    [
      'approve',
      { name: 'Loops', audit: 'auditing' },
      { name: 'Loops', audit: 'approved' },
      'log.approve Loops',
    ],
    ['move', { name: 'Loops', order: 2 }, { name: 'Loops', order: 1 }, 'log.move Loops 1'],
    ['edit', { title: 'A' }, { title: 'B' }, 'log.edit information.title'],
    ['fromANewerServer', null, null, 'fromANewerServer'],
  ])('%s', (action, before, after, text) => {
    expect(logText(entry(action, before, after), t)).toBe(text);
  });
});
