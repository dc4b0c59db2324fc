/** A field of a noun, as the generated tables of `api/generated/model/fields` describe it. */
export interface FieldRow {
  kind: 'integer' | 'text' | 'choice' | 'time';
  choices?: readonly string[];
  filter?: 'digits' | 'part' | 'equal' | 'days';
  /** Specified when a record is created or edited. */
  editable?: true;
  /** The server knows a value if a new record has none. */
  optional?: true;
  /** People may leave it empty, which is null in the API. */
  nullable?: true;
}

export type FieldRows = Readonly<Record<string, FieldRow>>;

interface Limits {
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** The limits of a query or a body, from `api/generated/model/limits`. */
export type FieldLimits = Readonly<Record<string, Limits>>;

/** The fields that have this property in their row, in the order of the table. */
export function fieldsWith<Rows extends FieldRows, Trait extends keyof FieldRow>(rows: Rows, trait: Trait) {
  type Field = {
    [Name in keyof Rows & string]: Rows[Name] extends Record<Trait, unknown> ? Name : never;
  }[keyof Rows & string];
  return Object.keys(rows).filter((field): field is Field => rows[field]?.[trait] !== undefined);
}
