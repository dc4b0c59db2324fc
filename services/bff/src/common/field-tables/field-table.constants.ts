import { type Language } from '../messages/languages.constants.js';

/** A label in every language. */
export type Wording = Readonly<Record<Language, string>>;

/** How a column is searched. A text search uses its lowercase copy, the column `search_…`. */
export type FilterMode = 'digits' | 'part' | 'equal' | 'days';

interface Range {
  minimum: number;
  maximum: number;
}
/** In Unicode code points. `form` names the words for the pattern. */
interface TextRange {
  minLength?: number;
  maxLength?: number;
  maxWords?: number;
  lines?: boolean;
  pattern?: RegExp;
  form?: string;
  parse?: (text: string) => string | null;
}
/** What a filter by the first digits of a number must look like. */
interface Digits {
  pattern: RegExp;
  form: string;
}

/** The type of a field, its limits, and how it can be filtered. */
export type FieldContent =
  | { kind: 'integer'; limits: Range; filter?: 'equal' }
  | { kind: 'integer'; limits: Range & Digits; filter: 'digits' }
  | {
      kind: 'text';
      limits: TextRange;
      /** Of records from before the limits. */
      stored?: { maxLength: number };
      filter?: 'part';
    }
  | { kind: 'time'; filter?: 'days' }
  | {
      kind: 'choice';
      choices: readonly string[];
      /** The name of the schema in OpenAPI, and so of the type in the web. */
      schema: string;
      /** The labels of the choices. Without them, the field is not shown in a table or a form. */
      names?: Readonly<Record<string, Wording>>;
      filter?: 'equal';
    };

/** The documentation of a field in the API. DTOs that mean it in another way override the text where they name it. */
export interface FieldDocumentation {
  description: string;
  example?: unknown;
}

/** What a DTO says of a field. Settings are neither columns nor in tables; some of them are switches. */
export type DocumentedField = (FieldContent | { kind: 'boolean'; filter?: undefined }) &
  FieldDocumentation & { nullable?: true; default?: string };

interface Uses {
  /** The name of the column in the database. */
  column: string;
  /** Stored in the history. */
  audited?: true;
  /** Nobody sets it: not even an import, which has it in its sheet. */
  computed?: true;
}

type Emptiness =
  | {
      nullable?: undefined;
      /** Rows can be sorted by it. */
      sortable?: true;
      /** SQL for the default value of a new record. With it, a request may omit the field. */
      default?: string;
    }
  | {
      nullable: true;
      /** A page goes on after the value of its last row, and nothing follows null. */
      sortable?: undefined;
      /** People may leave it empty: a request may omit it, and sends null to empty it. */
      default?: 'NULL';
    };
/** What people write is emptied as it is shown, by null. */
type Emptied = { editable?: undefined } | { nullable?: undefined } | { default: 'NULL' };

/** Only the server uses it. */
interface Hidden {
  shown?: undefined;
  labels?: undefined;
  description?: undefined;
  editable?: undefined;
  inSheets?: undefined;
}
interface Shown extends FieldDocumentation {
  /** Where the API returns it: in every row of a list, or only in a single record. */
  shown: 'list' | 'record';
  labels?: Wording;
  editable?: undefined;
  inSheets?: undefined;
}
interface Editable extends FieldDocumentation {
  shown: 'list' | 'record';
  labels: Wording;
  /** Specified when a record is created or edited. */
  editable: true;
  inSheets?: undefined;
}
interface InSheets extends FieldDocumentation {
  shown: 'list' | 'record';
  labels: Wording;
  editable?: true;
  /** A column of downloads and of imports. */
  inSheets: true;
}

/**
 * One field of a noun: its column, its content, its words, and what is done with it. What a row has to say follows
 * from its uses: what people edit or see in sheets has a description, an example and a label in every language.
 */
export type FieldSpec = FieldContent & Uses & Emptiness & Emptied & (Hidden | Shown | Editable | InSheets);

/** The fields of a noun, in display order. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The fields that have these properties in their row, for example `sortable`. */
export type FieldsWith<Table, Trait extends string> = {
  [Field in keyof Table & string]: Table[Field] extends Record<Trait, unknown> ? Field : never;
}[keyof Table & string];

/** The fields with all these properties, in the order of the table. */
export function fieldsWith<Table extends object, Trait extends string>(
  table: Table,
  ...traits: Trait[]
): FieldsWith<Table, Trait>[] {
  const rows = Object.entries(table as Record<string, object>);
  const named = rows.filter(([, row]) => traits.every((trait) => trait in row));
  return named.map(([field]) => field as FieldsWith<Table, Trait>);
}

/** The fields that an import reads. */
export type ImportField<Table> = Exclude<FieldsWith<Table, 'inSheets'>, FieldsWith<Table, 'computed'>>;

export function importFields<Table extends object>(table: Table): ImportField<Table>[] {
  const computed = new Set<string>(fieldsWith(table, 'computed'));
  return fieldsWith(table, 'inSheets').filter((field): field is ImportField<Table> => !computed.has(field));
}

/** The fields that the API returns in every row of a list. */
export type ListedFields<Table> = {
  [Field in keyof Table & string]: Table[Field] extends { shown: 'list' } ? Field : never;
}[keyof Table & string];

export function listedFields<Table extends FieldTable>(table: Table): ListedFields<Table>[] {
  const listed = Object.entries(table).filter(([, { shown }]) => shown === 'list');
  return listed.map(([field]) => field as ListedFields<Table>);
}

/** A choice with a label for each of its values; a missing one does not compile. */
export function choiceOf<const Schema extends string, const Choice extends string>(
  schema: Schema,
  choices: readonly Choice[],
  names: Readonly<Record<Choice, Wording>>,
) {
  return { kind: 'choice', schema, choices, names } as const;
}

type Value<Spec, Time> = Spec extends { kind: 'integer' }
  ? number
  : Spec extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : Spec extends { kind: 'boolean' }
      ? boolean
      : Spec extends { kind: 'time' }
        ? Time
        : string;
type OrNull<Spec> = Spec extends { nullable: true } ? null : never;

/** A record as it is stored. Its entity implements this, so a column and its row must agree. */
export type Stored<Table> = { [Field in keyof Table]: Value<Table[Field], Date> | OrNull<Table[Field]> };

/** A record in the API: times are text in the time zone of the deployment. */
export type Answered<Table> = { [Field in keyof Table]: Value<Table[Field], string> | OrNull<Table[Field]> };
