import { isolated } from './isolated.js';
import { labelKey } from './label-key.js';

/** Records by their names, which are compared as labels are. */
export class ByName<Named extends { name: string }> {
  private readonly exact: ReadonlyMap<string, Named[]>;
  private readonly alike: ReadonlyMap<string, Named[]>;

  constructor(records: readonly Named[]) {
    this.exact = Map.groupBy(records, ({ name }) => name);
    this.alike = Map.groupBy(records, ({ name }) => labelKey(name));
  }

  /** All of this name: those that have it in exactly this spelling, otherwise those that have it in any. */
  named(name: string): readonly Named[] {
    return this.exact.get(name) ?? this.alike.get(labelKey(name)) ?? [];
  }
}

/** Most names that a text lists. */
const MAX_LISTED = 5;

/** So that a text names each of them, also where they look the same. */
export function namesWithKeys(records: readonly { id: number; name: string }[]): string {
  const listed = records.slice(0, MAX_LISTED).map(({ id, name }) => `“${isolated(name)}” (${id})`);
  return [...listed, ...(records.length > MAX_LISTED ? ['…'] : [])].join(', ');
}
