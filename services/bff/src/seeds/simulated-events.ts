import { createHash } from 'node:crypto';
import { type EventType } from '../delivery/events/events.constants.js';
import { type ItemActivity } from './content-facts.top-up.js';

const HOUR_MS = 3_600_000;
const MINUTE_S = 60;

export interface SimulatedEvent {
  id: string;
  type: EventType;
  at: string;
  item: number;
  seconds?: number;
}

/** The events of each type, and how many of them there are in an hour. Whoever opens an item also watches it. */
const COUNTS: readonly (readonly [EventType, (activity: ItemActivity) => number])[] = [
  ['exposure', ({ exposures }) => exposures],
  ['open', ({ clicks }) => clicks],
  ['progress', ({ clicks }) => clicks],
  ['like', ({ likes }) => likes],
  ['comment', ({ comments }) => comments],
  ['share', ({ shares }) => shares],
];

/**
 * The events of an item in an hour, spread over it, as far as they happen between two times. Each has the same id and time
 * whenever it is made.
 * @param fromMs of the hour, exclusive
 * @param toMs of the hour, inclusive
 */
export function eventsOf(
  activity: ItemActivity,
  hour: Temporal.Instant,
  fromMs: number,
  toMs: number,
): SimulatedEvent[] {
  return COUNTS.flatMap(([type, countOf]) => {
    const count = countOf(activity);
    const place = `${activity.itemId} ${hour.epochMilliseconds} ${type}`;
    const shift = shiftOf(place);
    const reached = (ms: number) => Math.floor((ms / HOUR_MS) * count - shift) + 1;
    const first = reached(fromMs);
    return Array.from({ length: reached(toMs) - first }, (_, at): SimulatedEvent => {
      const number = first + at;
      const happened = Math.floor(((number + shift) / count) * HOUR_MS);
      return {
        id: idOf(`${place} ${number}`),
        type,
        at: hour.add({ milliseconds: happened }).toString(),
        item: activity.itemId,
        ...(type === 'progress' && { seconds: shareOf(activity.minutes * MINUTE_S, number, count) }),
      };
    });
  });
}

/** Between 0 and 1, both exclusive. */
function shiftOf(place: string): number {
  return (hashOf(place).readUInt16BE() + 0.5) / 65_536;
}

/** The parts add up to the whole. */
function shareOf(whole: number, number: number, count: number): number {
  return Math.floor((whole * (number + 1)) / count) - Math.floor((whole * number) / count);
}

/** In the form of a UUID. */
function idOf(place: string): string {
  return hashOf(place)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
