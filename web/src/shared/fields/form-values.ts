import type { FieldRow } from './field-row';

/** Every field of a request body as an input value: numbers stay text until they are sent. */
export type ValuesOf<Body> = {
  [Field in keyof Body]-?: NonNullable<Body[Field]> extends number ? string : NonNullable<Body[Field]>;
};

/** A row for each field of the body, so a field of the API that is not in the table does not compile. */
type BodyRows<Body> = { readonly [Field in keyof Body]-?: FieldRow & { editable: true } };

function editable(rows: object): [string, FieldRow][] {
  return Object.entries(rows as Record<string, FieldRow>).filter(([, row]) => row.editable);
}

/** A new record: the first choice of each field, and no text. */
export function newValues<Body extends object>(rows: BodyRows<Body>): ValuesOf<Body> {
  const values = editable(rows).map(([field, { choices }]) => [field, choices?.[0] ?? '']);
  return Object.fromEntries(values) as ValuesOf<Body>;
}

export function valuesOf<Body extends object>(rows: BodyRows<Body>, record: Required<Body>): ValuesOf<Body> {
  const stored = { ...record } as Record<string, string | number | null>;
  return Object.fromEntries(
    editable(rows).map(([field]) => [field, String(stored[field] ?? '')]),
  ) as ValuesOf<Body>;
}

/** The body to send. An empty field that is optional is omitted: the server knows its value. One that may be empty is null. */
export function bodyOf<Body extends object>(rows: BodyRows<Body>, values: ValuesOf<Body>): Partial<Body> {
  const typed: Record<string, unknown> = { ...values };
  const given = editable(rows).flatMap(([field, { kind, optional, nullable }]) => {
    const text = String(typed[field]).trim();
    if (text === '' && nullable) return [[field, null] as const];
    if (text === '' && optional) return [];
    return [[field, kind === 'integer' ? numberIn(text) : text] as const];
  });
  return Object.fromEntries(given) as Partial<Body>;
}

/** Null: empty; NaN: not a number in plain digits. A fraction is kept, for the message about it. */
export function numberIn(digits: string): number | null {
  if (digits === '') return null;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
