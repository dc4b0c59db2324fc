/** What a list of members became. */
export interface OrderChanges {
  added: number;
  removed: number;
  /** Those that were there before and after stand in another order. */
  isReordered: boolean;
}

const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

export function changesOf(before: readonly number[], after: readonly number[]): OrderChanges {
  const [was, is] = [new Set(before), new Set(after)];
  const kept = before.filter((id) => is.has(id));
  return {
    added: after.filter((id) => !was.has(id)).length,
    removed: before.length - kept.length,
    isReordered: !same(
      kept,
      after.filter((id) => was.has(id)),
    ),
  };
}

/**
 * The list with what two people changed in `base` at the same time.
 * @returns undefined if both put what they have in common into an order of their own
 */
export function combineOrders(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): number[] | undefined {
  const isMineReordered = changesOf(base, mine).isReordered;
  if (isMineReordered && changesOf(base, theirs).isReordered) return undefined;
  const [leading, other] = isMineReordered ? [mine, theirs] : [theirs, mine];
  const known = new Set(base);
  const isIn = new Set(other);
  // What the other one removed goes. What the other one added comes behind what it was put behind, or to the end.
  const combined = leading.filter((id) => !known.has(id) || isIn.has(id));
  other.forEach((id, at) => {
    if (known.has(id) || combined.includes(id)) return;
    const isLast = !other.slice(at).some((later) => combined.includes(later));
    const before = other.slice(0, at).findLast((earlier) => combined.includes(earlier));
    const to = before === undefined ? 0 : combined.indexOf(before) + 1;
    combined.splice(isLast ? combined.length : to, 0, id);
  });
  return combined;
}
