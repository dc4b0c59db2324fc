export interface ChangedField {
  name: string;
  /** Null if there was none. */
  before: string | null;
  /** Null if there is none. */
  after: string | null;
}

/** The fields of an entry beside each other, in their order. */
export function changedFields(before: object | null, after: object | null): ChangedField[] {
  const was = new Map<string, unknown>(Object.entries(before ?? {}));
  const now = new Map<string, unknown>(Object.entries(after ?? {}));
  return [...new Set([...was.keys(), ...now.keys()])].map((name) => ({
    name,
    before: textOf(was.get(name)),
    after: textOf(now.get(name)),
  }));
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
