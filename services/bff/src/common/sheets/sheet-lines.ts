import { neutralised } from './formulas.js';
import { serialOf } from './sheet-time.js';
import { csvCell } from './write-csv.js';
import {
  numberCell,
  rowXml,
  sharedCell,
  textCell,
  timeCell,
  widthOf,
  type WorkbookColumn,
} from './write-xlsx.js';
import { withoutBidiControls } from '../text/isolated.js';
import { type DownloadFormat } from './sheet-downloads.constants.js';

/** The fields of a noun, and their words in the language of a file. */
export interface SheetTable {
  fields: SheetFields;
  labels: SheetLabels;
}

export type SheetFields = Readonly<Record<string, { kind: 'choice' | 'integer' | 'text' | 'time' }>>;

export interface SheetLabels {
  fields: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How a format encodes the content of a cell, by the kind of its field. */
interface Format {
  integer: (digits: string) => string;
  text: (text: string) => string;
  /** A time like `2026-01-02 03:04:05`. */
  time: (time: string) => string;
  /** A text shared by many cells. */
  choice: (label: string, place: number) => string;
  row: (cells: string[]) => string;
}

const FORMATS: Record<DownloadFormat, Format> = {
  csv: {
    integer: (digits) => digits,
    text: csvCell,
    time: csvCell,
    choice: csvCell,
    row: (cells) => `${cells.join(',')}\r\n`,
  },
  xlsx: {
    integer: numberCell,
    text: (text) => textCell(withoutBidiControls(neutralised(text))),
    time: (time) => {
      const serial = serialOf(time);
      return serial === undefined ? textCell(time) : timeCell(serial);
    },
    choice: (_label, place) => sharedCell(place),
    row: rowXml,
  },
};

/** Widths of the columns of a workbook, in characters. Choices have their longest label. */
const WIDTHS = { integer: 12, text: 40, time: 19 };

/** The texts that a workbook stores once for all cells. */
export function sharedTexts({ choices }: SheetLabels): string[] {
  return Object.values(choices).flatMap((names) => Object.values(names));
}

export function workbookColumns(
  columns: readonly string[],
  { fields, labels }: SheetTable,
): WorkbookColumn[] {
  return columns.map((column) => {
    const kind = kindOf(column, fields);
    const width = kind === 'choice' ? widestOf(labels.choices[column] ?? {}) : WIDTHS[kind];
    return { title: labels.fields[column] ?? column, width };
  });
}

/** Writes the values of a row as a line of the file, in column order. */
export function lineWriter(
  format: DownloadFormat,
  columns: readonly string[],
  { fields, labels }: SheetTable,
): (values: string[]) => string {
  const { choice: label, row, ...plain } = FORMATS[format];
  const texts = sharedTexts(labels);
  const writers = columns.map((column): ((value: string) => string) => {
    const kind = kindOf(column, fields);
    if (kind !== 'choice') return plain[kind];
    const cells = new Map(
      Object.entries(labels.choices[column] ?? {}).map(([choice, name]) => [
        choice,
        label(name, texts.indexOf(name)),
      ]),
    );
    return (choice) => cells.get(choice) ?? '';
  });
  return (values) => row(writers.map((write, at) => write(values[at] ?? '')));
}

function kindOf(column: string, fields: SheetFields): keyof typeof WIDTHS | 'choice' {
  return fields[column]?.kind ?? 'text';
}

function widestOf(labels: Readonly<Record<string, string>>): number {
  return Math.max(...Object.values(labels).map(widthOf));
}
