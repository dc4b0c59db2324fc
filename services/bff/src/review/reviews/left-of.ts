import { shownName } from '../../common/text/shown-name.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Deciders, independenceOf, type Submitted } from './independence.js';

/** Who may decide it, and from when if not now. */
export function leftOf(
  submitted: Submitted,
  deciders: Deciders,
  timeZone: string,
): { leftTo: string[]; leftFrom: string | null } {
  const { ids, from } = independenceOf(submitted, deciders);
  return {
    leftTo: deciders.active.filter(({ id }) => ids.includes(id)).map((one) => shownName(one)),
    leftFrom: from && displayTime(from, timeZone),
  };
}
