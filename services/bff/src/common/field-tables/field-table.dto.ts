import { type Type } from '@nestjs/common';
import { DateRangeField, TimeField } from '../fields/date-field.js';
import { EnumField } from '../fields/enum-field.js';
import { type FieldOptions } from '../fields/field.js';
import { BooleanField, IntField } from '../fields/number-field.js';
import { TextField } from '../fields/text-field.js';
import { type TextLimits } from '../fields/text-rules.js';
import { WordsField } from '../fields/words-field.js';
import { SHEET_LIMITS } from '../sheets/sheet-limits.js';
import { displayTime } from '../time/display-time.js';
import {
  type Answered,
  type DocumentedField,
  type FieldsWith,
  type Stored,
  type Wording,
} from './field-table.constants.js';

/** What a DTO says of a field in another way than its row. */
interface Override {
  description?: string;
  example?: unknown;
  schema?: string;
  limits?: TextLimits;
}
type Overrides<Field extends string> = Partial<Record<Field, Override>>;

type Table<Field extends string> = Readonly<Record<Field, DocumentedField>>;
type Documented<Given> = {
  [Field in keyof Given & string]: Given[Field] extends DocumentedField ? Field : never;
}[keyof Given & string];
/** Nobody sends a time of a record. */
type Writable<Given> = {
  [Field in Documented<Given>]: Given[Field] extends { kind: 'time' } ? never : Field;
}[Documented<Given>];
type Described<Given, Field extends keyof Given> = Pick<Given, Field> & Table<Field & string>;

/** The fields of an answer. */
export function ReadDto<Given, Field extends Documented<Given>>(
  table: Given,
  fields: readonly Field[],
  overrides: Overrides<Field> = {},
): Type<Pick<Answered<Given>, Field>> {
  const dto = classOf(table as Described<Given, Field>, fields, overrides, readField);
  return dto as Type<Pick<Answered<Given>, Field>>;
}

type Body<Given> = {
  [Field in keyof Given]: Given[Field] extends { default: 'NULL' }
    ? Answered<Given>[Field]
    : NonNullable<Answered<Given>[Field]>;
};
type Written<Given, Field extends keyof Given, Optional extends Field> = Pick<
  Body<Given>,
  Exclude<Field, Optional>
> &
  Partial<Pick<Body<Given>, Optional>>;

/** The fields of a request body, within the limits of the table. */
export function WriteDto<Given, Field extends Writable<Given>, Optional extends Field = never>(
  table: Given,
  fields: readonly Field[],
  { optional = [], overrides = {} }: { optional?: readonly Optional[]; overrides?: Overrides<Field> } = {},
): Type<Written<Given, Field, Optional>> {
  const named = new Set<string>(optional);
  const dto = classOf(table as Described<Given, Field>, fields, overrides, (spec, options, field) =>
    writeField(spec, { ...options, optional: named.has(field) }),
  );
  return dto as Type<Written<Given, Field, Optional>>;
}

type Filtered<Given, Field extends keyof Given> = {
  [Name in Field]?: Given[Name] extends { filter: 'equal' }
    ? NonNullable<Answered<Given>[Name]>
    : Given[Name] extends { filter: 'days' }
      ? string[]
      : string;
};

/** The filters of a list, one for each field; all of them optional. */
export function FilterDto<Given, Field extends FieldsWith<Given, 'filter'> & Documented<Given>>(
  table: Given,
  fields: readonly Field[],
  overrides: Overrides<Field> = {},
): Type<Filtered<Given, Field>> {
  return classOf(table as Described<Given, Field>, fields, overrides, filterField);
}

/** For each field the column of a sheet from which it is read, or null. */
export function SheetColumnsDto<Field extends string>(
  table: Readonly<Record<Field, { labels: Wording }>>,
  fields: readonly Field[],
): Type<Record<Field, number | null>> {
  const dto = newClass();
  for (const field of fields) {
    const description = `The column of the ${table[field].labels['en-US'].toLowerCase()}, counted from 0; null: in none.`;
    const limits = { minimum: 0, maximum: SHEET_LIMITS.columns - 1 };
    IntField({ nullable: true, ...limits, description, example: 0 })(dto.prototype as object, field);
  }
  return dto as Type<Record<Field, number | null>>;
}

/** These fields of a record, as the API returns them. */
export function answered<Given, Field extends keyof Given & string>(
  _table: Given,
  fields: readonly Field[],
  record: Pick<Stored<Given>, Field>,
  timeZone: string,
): Pick<Answered<Given>, Field> {
  const shown: Partial<Record<Field, unknown>> = {};
  for (const field of fields) {
    const value: unknown = record[field];
    shown[field] = value instanceof Date ? displayTime(value, timeZone) : value;
  }
  return shown as Pick<Answered<Given>, Field>;
}

type Options = FieldOptions & Pick<Override, 'schema' | 'limits'>;

/** A class of its own, which the decorators can describe. */
function newClass(): Type<object> {
  return class extends Object {};
}

function classOf<Field extends string>(
  table: Table<Field>,
  fields: readonly Field[],
  overrides: Overrides<Field>,
  decoratorOf: (spec: DocumentedField, options: Options, field: Field) => PropertyDecorator,
): Type<object> {
  const dto = newClass();
  for (const field of fields) {
    const { description, example } = table[field];
    const options = { description, example, ...overrides[field] };
    decoratorOf(table[field], options, field)(dto.prototype as object, field);
  }
  return dto;
}

/** What is stored may be older than a limit, so an answer only promises lengths and ranges. */
function readField(spec: DocumentedField, options: Options): PropertyDecorator {
  const { nullable } = spec;
  if (spec.kind !== 'text') return plainField(spec, { ...options, nullable });
  const { limits, stored = limits } = spec;
  return TextField({ ...options, nullable, maxLength: stored.maxLength, lines: limits.lines });
}

function writeField(spec: DocumentedField, { limits, ...given }: Options): PropertyDecorator {
  const options = { ...given, nullable: spec.default === 'NULL' };
  if (spec.kind !== 'text') return plainField(spec, options);
  const text = { ...options, ...((limits ?? spec.limits) as TextLimits) };
  const { maxWords } = spec.limits;
  return maxWords === undefined ? TextField(text) : WordsField({ ...text, maxWords });
}

function plainField(
  spec: Exclude<DocumentedField, { kind: 'text' }>,
  { schema, ...options }: Options,
): PropertyDecorator {
  switch (spec.kind) {
    case 'integer': {
      const { minimum, maximum } = spec.limits;
      return IntField({ ...options, minimum, maximum });
    }
    case 'boolean':
      return BooleanField(options);
    case 'time':
      return TimeField(options);
    case 'choice':
      return EnumField({ ...options, values: spec.choices, enumName: schema ?? spec.schema });
  }
}

function filterField(spec: DocumentedField, options: Options): PropertyDecorator {
  const given = { ...options, query: true, optional: true };
  switch (spec.filter) {
    case 'digits': {
      const { pattern, form } = spec.limits as TextLimits;
      return TextField({ ...given, pattern, form });
    }
    case 'part':
      return TextField({ ...given, maxLength: spec.limits.maxLength });
    case 'days':
      return DateRangeField(given);
    case 'equal':
      return plainField(spec, given);
    case undefined:
      throw new Error('The field has no filter.');
  }
}
