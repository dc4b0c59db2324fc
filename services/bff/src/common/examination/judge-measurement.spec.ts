import { describe, expect, test } from '@jest/globals';
import { backupState, certificateState, daysUntil, hoursSince } from './judge-measurement.js';
import { type BackupMeasurement } from './measurement.js';

const NOW = new Date('2026-11-24T12:00:00Z');

describe('the newest backup', () => {
  const made = (madeAt: string): BackupMeasurement => ({
    newest: { place: 'directory', madeAt, bytes: 1 },
    unreadable: [],
  });

  test.each([
    ['2026-11-23T10:00:00.000Z', 'current'],
    ['2026-11-23T09:00:00.000Z', 'old'],
    // A clock that is ahead.
    ['2026-11-24T12:30:00.000Z', 'current'],
  ])('%s is %s where one is expected every day', (madeAt, state) => {
    expect(backupState(made(madeAt), 24, NOW)).toBe(state);
  });

  test.each([
    ['less than two more', 1_999, 'nearlyFull'],
    ['two more', 2_000, 'current'],
    ['nobody knows how many', undefined, 'current'],
  ])('with room for %s', (_room, freeBytes, state) => {
    const newest = { place: 'report', madeAt: NOW.toISOString(), bytes: 1_000 } as const;
    const measured = { newest: { ...newest, ...(freeBytes !== undefined && { freeBytes }) }, unreadable: [] };
    expect(backupState(measured, 24, NOW)).toBe(state);
  });

  test('an old one is old, however little room there is', () => {
    const { newest } = made('2026-11-20T12:00:00.000Z');
    expect(backupState({ newest: newest && { ...newest, freeBytes: 0 }, unreadable: [] }, 24, NOW)).toBe(
      'old',
    );
  });

  test('without one, what cannot be read may hold one', () => {
    expect(backupState({ newest: null, unreadable: [] }, 24, NOW)).toBe('unseen');
    expect(backupState({ newest: null, unreadable: ['bucket'] }, 24, NOW)).toBe('unreadable');
  });

  test('is never negative', () => {
    expect(hoursSince('2026-11-24T12:30:00Z', NOW)).toBe(0);
  });
});

describe('a certificate', () => {
  const until = (validUntil: string, isTrusted = true) => ({
    owner: 'publicAddress' as const,
    address: 'sala.example:443',
    isReached: true,
    certificate: { subject: 'sala.example', issuer: 'Test', validUntil, isTrusted },
  });

  test.each([
    ['2026-11-24T11:59:00Z', true, 'expired'],
    ['2026-11-24T11:59:00Z', false, 'expired'],
    ['2027-11-24T12:00:00Z', false, 'untrusted'],
    ['2026-12-08T11:00:00Z', true, 'expiring'],
    ['2026-12-08T12:00:00Z', true, 'good'],
  ])('until %s, trusted: %s, is %s', (validUntil, isTrusted, state) => {
    expect(certificateState(until(validUntil, isTrusted), NOW)).toBe(state);
  });

  test('is missing where nothing is encrypted, or nothing answers', () => {
    const none = { ...until(''), certificate: null };
    expect(certificateState(none, NOW)).toBe('plain');
    expect(certificateState({ ...none, isReached: false }, NOW)).toBe('away');
  });

  test('has whole days left', () => {
    expect(daysUntil('2026-11-25T11:59:00Z', NOW)).toBe(0);
    expect(daysUntil('2026-11-25T12:00:00Z', NOW)).toBe(1);
  });
});
