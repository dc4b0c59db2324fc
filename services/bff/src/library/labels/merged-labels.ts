import { labelKey } from '../../common/text/label-key.js';

/** Which label is merged into which one, as labels are compared, and how the one that stays is written. */
export interface LabelPair {
  fromKey: string;
  intoKey: string;
  into: string;
}

export interface Labelled {
  label: string;
}

/** While a merge is under way, whatever looks for the one label looks for the other one, too. */
export function withBoth<Entry extends Labelled>(
  entries: readonly Entry[],
  { fromKey, intoKey, into }: LabelPair,
): Entry[] {
  const keys = entries.map(({ label }) => labelKey(label));
  const at = keys.includes(intoKey) ? -1 : keys.indexOf(fromKey);
  return entries.flatMap((entry, index) => (index === at ? [entry, { ...entry, label: into }] : [entry]));
}

/** Without the label that is merged: where the other one is not there yet, it takes its place. */
export function merged<Entry extends Labelled>(entries: readonly Entry[], pair: LabelPair): Entry[] {
  return withBoth(entries, pair).filter(({ label }) => labelKey(label) !== pair.fromKey);
}

/** The same for plain labels. */
export function inLabels(
  labels: readonly string[],
  change: (entries: readonly Labelled[]) => Labelled[],
): string[] {
  return change(labels.map((label) => ({ label }))).map(({ label }) => label);
}
