import { describe, expect, test } from '@jest/globals';
import { readTime } from '../../common/time/instant.js';
import { EventReader } from './read-events.js';

const NOW = Date.parse('2026-03-01T09:30:00Z');
const ID = '0b9f6f0e-6c1d-4a58-9d6c-2f4f1f9a7e21';
const at = (time: string) => ({ id: ID, type: 'open', at: time, item: 7 });
const minuteOf = (time: string) => Date.parse(time) / 60_000;

describe('a time', () => {
  test.each(['2026-03-01T09:30:00Z', '2026-03-01T16:30:00+07:00', '2026-03-01t09:30:00.000z'])(
    '%s is read',
    (text) => {
      expect(readTime(text)).toBe(NOW);
    },
  );

  test.each(['2026-03-01', '2026-03-01T09:30:00', '2026-13-01T09:30:00Z', 'today', 1_772_357_400, null])(
    '%j is none',
    (value) => {
      expect(readTime(value)).toBeUndefined();
    },
  );
});

describe('an event', () => {
  test('happened when its device says so', () => {
    const event = new EventReader(NOW, undefined, false).read(at('2026-03-01T08:15:30Z'), 3);
    expect(event).toMatchObject({ index: 3, id: ID, minute: minuteOf('2026-03-01T08:15:00Z'), seconds: 0 });
  });

  test('is moved where the clock of the device is off', () => {
    const reader = new EventReader(NOW, Date.parse('2026-03-01T11:30:00Z'), false);
    expect(reader.read(at('2026-03-01T11:29:00Z'), 0)).toMatchObject({
      minute: minuteOf('2026-03-01T09:29:00Z'),
    });
  });

  test('is not moved by the time that the request took', () => {
    const reader = new EventReader(NOW, NOW - 4_000, false);
    expect(reader.read(at('2026-03-01T09:00:59Z'), 0)).toMatchObject({
      minute: minuteOf('2026-03-01T09:00:00Z'),
    });
  });

  test('a few seconds ahead is one of now', () => {
    const reader = new EventReader(NOW, undefined, false);
    expect(reader.read(at('2026-03-01T09:30:04Z'), 0)).toMatchObject({
      minute: minuteOf('2026-03-01T09:30:00Z'),
    });
    expect(reader.read(at('2026-03-01T09:30:06Z'), 0)).toMatchObject({ reason: 'inFuture' });
  });
});
