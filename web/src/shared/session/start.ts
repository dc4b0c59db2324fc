import { followFrom, forgetEarlyAnswers } from '../../api/early-answers';
import type { StartDto } from '../../api/generated/model';

type Parts = Partial<Omit<StartDto, 'user'>>;

let parts: Parts = {};

/** Keeps the parts of the start answer, each for its first reader. */
export function keepStart(start: StartDto): void {
  parts = start;
}

/** A part of the start answer; undefined if it was used already, or may be outdated. */
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
