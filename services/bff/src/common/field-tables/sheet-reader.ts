import { type RuleContext } from '../contract/violation.js';
import { type FieldTable, fieldsWith, importFields } from './field-table.constants.js';
import { type FormName } from '../messages/translate.js';
import { type Language } from '../messages/languages.constants.js';
import { refusedCharacter } from '../text/characters.js';
import { labelKey } from '../text/label-key.js';
import { westernDigits } from '../text/western-digits.js';
import { hasAtMostWords } from '../text/words.js';
import { damageIn, isFormula, withoutNeutralising } from '../sheets/formulas.js';
import { columnsIn, type SheetColumns } from '../sheets/sheet-columns.js';
import { type SheetLabels } from '../sheets/sheet-lines.js';
import { readableTime, sheetTime } from '../sheets/sheet-time.js';

export interface CellError<Field extends string = string> extends RuleContext {
  field: Field;
  /** The content of the cell. */
  value: string;
}

type Reading = { value: unknown } | RuleContext;

interface Range {
  minimum: number;
  maximum: number;
}

/** Limits of a text, as field tables have them. */
interface TextRange {
  maxLength?: number;
  maxWords?: number;
  lines?: boolean;
  pattern?: RegExp;
  form?: string;
  parse?: (text: string) => string | null;
}

/** Reads the rows of sheets by the table of fields of a noun. */
export class SheetReader<Field extends string> {
  readonly fields: readonly Field[];
  /** What a new record cannot do without. */
  readonly needed: readonly Field[];

  constructor(
    private readonly table: FieldTable,
    readonly labels: Readonly<Record<Language, SheetLabels>>,
    /** What the noun fills in itself, beside the defaults of the table. */
    filledIn: readonly Field[] = [],
  ) {
    this.fields = importFields(table) as string[] as Field[];
    this.needed = this.fields.filter(
      (field) => table[field]?.default === undefined && !filledIn.includes(field),
    );
  }

  /** Finds the fields by their display names in any language, or by their field names. */
  columnsOf(header: string[]): SheetColumns<Field> {
    return columnsIn(header, this.namesOf(this.fields));
  }

  /** The columns of computed fields. */
  unusedColumns(header: string[]): number[] {
    const computed = fieldsWith(this.table, 'inSheets', 'computed');
    const columns: Record<string, number | null> = columnsIn(header, this.namesOf(computed));
    return Object.values(columns).filter((column) => column !== null);
  }

  /** The cells as people read them in a spreadsheet program. */
  readableCells(cells: string[], columns: SheetColumns<Field>): string[] {
    const times = this.fields.filter((field) => this.table[field]?.kind === 'time');
    const shown = new Set(times.map((field) => columns[field]));
    return cells.map((cell, at) => (shown.has(at) ? readableTime(cell) : cell));
  }

  /** The values in a row. Blank cells are omitted. */
  readRow(
    cells: string[],
    columns: SheetColumns<Field>,
    timeZone: string,
  ): { values: Partial<Record<Field, unknown>>; errors: CellError<Field>[] } {
    const values: Partial<Record<Field, unknown>> = {};
    const errors: CellError<Field>[] = [];
    for (const field of this.fields) {
      const column: number | null = columns[field];
      const cell = column === null ? '' : (cells[column] ?? '');
      if (cell === '') continue;
      const reading = this.readCell(field, cell, timeZone);
      if ('rule' in reading) errors.push({ field, value: cell, ...reading });
      else values[field] = reading.value;
    }
    return { values, errors };
  }

  /** The display names of the values of a field. */
  choicesOf(field: Field, language: Language): string {
    const choices = Object.values(this.labels[language].choices[field] ?? {});
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(choices);
  }

  private namesOf<Name extends string>(fields: readonly Name[]): Record<Name, string[]> {
    const names = fields.map((field) => [
      field,
      [field, ...Object.values(this.labels).map((labels) => labels.fields[field])],
    ]);
    return Object.fromEntries(names) as Record<Name, string[]>;
  }

  private readCell(field: Field, cell: string, timeZone: string): Reading {
    const spec = this.table[field];
    if (spec === undefined) throw new Error(`There is no field ${field}.`);
    // Only a text is stored as it was typed: the other kinds never accept a formula. A text of several lines may begin
    // with a dash, as lists do.
    if (spec.kind === 'text' && spec.limits.lines !== true && isFormula(cell)) return broken('formula');
    const damage = damageIn(cell);
    if (damage) return damage;
    const text = withoutNeutralising(cell);
    switch (spec.kind) {
      case 'integer':
        return readWhole(westernDigits(text), spec.limits);
      case 'text':
        return readText(text, spec.limits);
      case 'choice':
        return this.readChoice(text, spec.choices, field);
      case 'time':
        return readTime(westernDigits(text), timeZone);
    }
  }

  private readChoice(text: string, choices: readonly string[], field: Field): Reading {
    const value = choices.find((choice) =>
      [choice, ...this.namesOfChoice(field, choice)].some((name) => labelKey(name) === labelKey(text)),
    );
    return value === undefined ? broken('enum') : { value };
  }

  /** In every language. */
  private namesOfChoice(field: Field, choice: string): string[] {
    return Object.values(this.labels).flatMap(({ choices }) => choices[field]?.[choice] ?? []);
  }
}

function readTime(text: string, timeZone: string): Reading {
  const value = sheetTime(text, timeZone);
  return value ? { value } : broken('localTime');
}

function readText(
  cell: string,
  { maxLength = Infinity, maxWords, lines = false, pattern, form, parse }: TextRange,
): Reading {
  const text = lines ? cell.replaceAll('\r\n', '\n') : cell;
  if (Array.from(text).length > maxLength) return broken('maxLength', { max: maxLength });
  if (maxWords !== undefined && !hasAtMostWords(text, maxWords)) return broken('maxWords', { max: maxWords });
  const character = refusedCharacter(text, lines ? 'lines' : 'line');
  if (character !== undefined) return broken('character', { character });
  if (pattern?.test(text) === false) return broken('pattern', { form: form as FormName });
  const value = parse && text !== '' ? parse(text) : text;
  if (value === null) return broken('url');
  if (Array.from(value).length > maxLength) return broken('maxLength', { max: maxLength });
  return { value };
}

/** Some programs write whole numbers as 12.0 or 12.00. Three zeros may be a thousands group: 12.000. */
const WHOLE = /^\d{1,15}(\.00?)?$/;

function readWhole(text: string, { minimum: min, maximum: max }: Range): Reading {
  const value = WHOLE.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? { value } : broken('wholeNumber', { min, max });
}

function broken(rule: RuleContext['rule'], params: RuleContext['params'] = {}): RuleContext {
  return { rule, params };
}
