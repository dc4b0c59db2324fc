import { readTime } from '../../common/time/instant.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import {
  CLOCK_TOLERANCE_MS,
  EVENT_HOURS,
  EVENT_ID,
  EVENT_TYPES,
  type EventReason,
  type EventType,
  PAGE_NUMBER,
  PROGRESS_SECONDS,
} from './events.constants.js';

/** An event that is to be counted. */
export interface ReadEvent {
  /** Its place in the request. */
  index: number;
  id: string;
  type: EventType;
  /** When it happened by the clock of the server, in minutes since 1970. */
  minute: number;
  itemId: number;
  seconds: number;
  /** That of the page of a like or unlike, or 0. */
  page: number;
}

/** The events of a request that are to be counted. */
export interface AcceptedEvents {
  channelId: number;
  events: ReadEvent[];
  /** The hash, if it is known who the visitor is. */
  visitor: Buffer | null;
}

export interface EventProblem {
  index: number;
  field: string;
  reason: EventReason;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const FIELDS = new Set(['id', 'type', 'at', 'item', 'set', 'seconds', 'page']);
/** Reads each event by itself: what is wrong with one does not concern the others. */
export class EventReader {
  /** By how much the clock of the device is behind. */
  private readonly correctionMs: number;

  /**
   * @param now of the server, when the request arrived
   * @param sentAt of the device, when it sent the request
   * @param isPerson whether it is known who sends them; otherwise an unlike names the page of its like
   */
  constructor(
    private readonly now: number,
    sentAt: number | undefined,
    private readonly isPerson: boolean,
  ) {
    const behind = sentAt === undefined ? 0 : now - sentAt;
    this.correctionMs = Math.abs(behind) > CLOCK_TOLERANCE_MS ? behind : 0;
  }

  read(value: unknown, index: number): ReadEvent | EventProblem {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(index, '');
    const event = value as Record<string, unknown>;
    const field = wrongField(event);
    if (field !== undefined) return wrong(index, field, event);
    const { id, type, item, seconds = 0, page = 0 } = event as unknown as Shape;
    if (type === 'unlike' && page === 0 && !this.isPerson) return wrong(index, 'page', event);
    const happened = (readTime(event.at) ?? 0) + this.correctionMs;
    if (happened > this.now + CLOCK_TOLERANCE_MS) return { index, field: 'at', reason: 'inFuture' };
    if (happened < this.now - EVENT_HOURS * HOUR_MS) return { index, field: 'at', reason: 'tooOld' };
    const minute = Math.floor(Math.min(happened, this.now) / MINUTE_MS);
    return { index, id, type, minute, itemId: item, seconds, page: isLike(type) ? page : 0 };
  }
}

interface Shape {
  id: string;
  type: EventType;
  item: number;
  seconds?: number;
  page?: number;
}

/** Of other events the page is of no use, so it is not stored. */
function isLike(type: EventType): boolean {
  return type === 'like' || type === 'unlike';
}

function wrongField(event: Record<string, unknown>): string | undefined {
  const { id, type, at, item, set, seconds, page } = event;
  if (typeof id !== 'string' || !EVENT_ID.test(id)) return 'id';
  if (!isType(type)) return 'type';
  if (readTime(at) === undefined) return 'at';
  if (!isKey(item)) return 'item';
  if (set !== undefined && !isKey(set)) return 'set';
  if (type === 'progress' ? !isWithin(PROGRESS_SECONDS, seconds) : seconds !== undefined) return 'seconds';
  if (page !== undefined && !isWithin(PAGE_NUMBER, page)) return 'page';
  return Object.keys(event).find((name) => !FIELDS.has(name));
}

export function isProblem(read: ReadEvent | EventProblem): read is EventProblem {
  return 'reason' in read;
}

export function isEvent(read: ReadEvent | EventProblem): read is ReadEvent {
  return !isProblem(read);
}

function wrong(index: number, field: string, event?: Record<string, unknown>): EventProblem {
  if (event !== undefined && event[field] === undefined) return { index, field, reason: 'required' };
  return { index, field, reason: field === '' || FIELDS.has(field) ? 'invalid' : 'unknown' };
}

function isType(value: unknown): value is EventType {
  return (EVENT_TYPES as readonly unknown[]).includes(value);
}

function isKey(value: unknown): value is number {
  return isWithin(ROW_ID, value);
}

function isWithin({ minimum, maximum }: { minimum: number; maximum: number }, value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
}
