import { followFrom, forgetEarlyAnswers } from '../../api/early-answers';
import type { StartDto } from '../../api/generated/model';

interface Parts extends Partial<Omit<StartDto, 'user'>> {
  /** The unread todos once more: the bell and the workplace show them. */
  todos?: number;
}

let parts: Parts = {};

/** Keeps what came with the person, each part for the first who needs it. */
export function keepStart(start: StartDto): void {
  parts = { ...start, todos: start.unread.todo };
}

/** A part of the answer with which the page began; undefined if somebody has taken it, or it may be old by now. */
export function takeStart<Part extends keyof Parts>(part: Part): Parts[Part] {
  const { [part]: taken, ...others } = parts;
  parts = others;
  return taken;
}

/** Something has changed, or may have: from now on, each part is requested from the server. */
export function forgetStart(): void {
  parts = {};
  forgetEarlyAnswers();
}

/** The position of live events that belongs to what the page shows first; null if it is not known. */
export function startPosition(): number | null {
  const position = takeStart('lastEventId');
  return position === undefined ? null : followFrom(position);
}
