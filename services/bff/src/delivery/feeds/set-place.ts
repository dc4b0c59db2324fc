import { MAX_MEMBERS } from '../../policies/rules/policy-rules.constants.js';
import { refusedCursor } from './cursor.js';

/** Of PostgreSQL's integers. */
const MAX_ID = 2_147_483_647;
/** Bits of a byte that hold a number; the highest one says that more follow. */
const BITS = 7;
const MORE = 0x80;

/**
 * Where an answer of the items of a set ended: the items of the set in the order in which they are given to this reader, and how many
 * of them were given. A place that only counted, or named one item, would leave out and repeat what moves meanwhile.
 */
export class SetPlace {
  private constructor(
    private readonly ids: readonly number[],
    private readonly given: number,
  ) {}

  static readonly start = new SetPlace([], 0);

  /** @throws AppError contractBroken for what {@link cursor} never was */
  static read(cursor: string): SetPlace {
    const [given = 0, ...steps] = numbersIn(Buffer.from(cursor, 'base64url'));
    let last = 0;
    const ids = steps.map((step) => (last += step % 2 === 0 ? step / 2 : -(step + 1) / 2));
    const isSound =
      ids.length <= 2 * MAX_MEMBERS &&
      given >= 1 &&
      given <= ids.length &&
      new Set(ids).size === ids.length &&
      ids.every((id) => id >= 1 && id <= MAX_ID);
    if (!isSound) throw refusedCursor();
    return new SetPlace(ids, given);
  }

  /** Each id as its difference from the one before, which takes one or two bytes where a set was made at once. */
  get cursor(): string {
    let last = 0;
    const steps = this.ids.map((id) => {
      const step = id - last;
      last = id;
      return step >= 0 ? step * 2 : -step * 2 - 1;
    });
    return Buffer.from([this.given, ...steps].flatMap(bytesOf)).toString('base64url');
  }

  /**
   * What follows of what the set has now: what was there before, in the order of then, and what was added behind what was given.
   * @returns the place behind it; null at the end
   */
  after<Item extends { id: number }>(
    all: readonly Item[],
    limit: number,
  ): { items: Item[]; place: SetPlace | null } {
    const byId = new Map(all.map((item) => [item.id, item]));
    const known = new Set(this.ids);
    const given = this.ids.slice(0, this.given);
    const lastGiven = given.findLast((id) => byId.has(id));
    const from = lastGiven === undefined ? 0 : all.findIndex(({ id }) => id === lastGiven) + 1;
    const added = all.slice(from).filter(({ id }) => !known.has(id));
    const left = this.ids.slice(this.given).flatMap((id) => byId.get(id) ?? []);
    const following = [...left, ...added];
    const items = following.slice(0, limit);
    if (items.length === following.length) return { items, place: null };
    // What is gone is forgotten only where the place would become longer than a set can be.
    const isLong = given.length + following.length > MAX_MEMBERS;
    const kept = isLong ? given.filter((id) => byId.has(id)) : given;
    const ids = [...kept, ...following.map(({ id }) => id)];
    return { items, place: new SetPlace(ids, kept.length + items.length) };
  }
}

function bytesOf(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
  return [...bytes, rest];
}

function numbersIn(bytes: Buffer): number[] {
  const numbers: number[] = [];
  let [number, factor] = [0, 1];
  for (const byte of bytes) {
    number += (byte % MORE) * factor;
    factor *= 2 ** BITS;
    if (byte >= MORE) continue;
    numbers.push(number);
    [number, factor] = [0, 1];
  }
  return numbers;
}
