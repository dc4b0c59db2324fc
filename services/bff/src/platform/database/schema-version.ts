/** The migrations of a database, compared with those of this build. */
export interface SchemaVersion {
  /** Name of the newest migration that the database has, or undefined if it has none. */
  applied: string | undefined;
  /** Name of the newest migration of this build. */
  needed: string;
  /** Migrations of this build that the database lacks, in their order. */
  missing: string[];
  /** Migrations that only a newer build knows. Allowed: a migration never breaks the version before it. */
  newer: string[];
}

export function schemaVersion(known: readonly string[], applied: readonly string[]): SchemaVersion {
  return {
    applied: newest(applied),
    needed: newest(known) ?? '',
    missing: known.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => !known.includes(name)),
  };
}

/** A name ends with the time at which its migration was written. */
function newest(names: readonly string[]): string | undefined {
  return names.toSorted((one, other) => timeOf(one) - timeOf(other)).at(-1);
}

function timeOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0);
}
