import { neutralised } from '../../common/sheets/formulas.js';
import { serialOf } from '../../common/sheets/sheet-time.js';
import { csvCell } from '../../common/sheets/write-csv.js';
import {
  numberCell,
  rowXml,
  sharedCell,
  textCell,
  timeCell,
  widthOf,
  type WorkbookColumn,
} from '../../common/sheets/write-xlsx.js';
import { withoutBidiControls } from '../../common/text/isolated.js';
import { type DownloadFormat } from '../policies/policies.constants.js';
import {
  POLICY_CHOICE_FIELDS,
  POLICY_FIELDS,
  type PolicySheetField,
} from '../policies/policy-fields.constants.js';
import { type PolicyLabels } from '../policies/policy-labels.js';

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
export function sharedTexts(labels: PolicyLabels): string[] {
  return POLICY_CHOICE_FIELDS.flatMap((field) => Object.values(labels.choices[field]));
}

export function workbookColumns(columns: PolicySheetField[], labels: PolicyLabels): WorkbookColumn[] {
  return columns.map((column) => {
    const { kind } = POLICY_FIELDS[column];
    const width = kind === 'choice' ? widestOf(labelsOf(column, labels)) : WIDTHS[kind];
    return { title: labels.fields[column], width };
  });
}

/** Writes the values of a row as a line of the file, in column order. */
export function lineWriter(
  format: DownloadFormat,
  columns: PolicySheetField[],
  labels: PolicyLabels,
): (values: string[]) => string {
  const { choice: label, row, ...plain } = FORMATS[format];
  const texts = sharedTexts(labels);
  const writers = columns.map((column): ((value: string) => string) => {
    const { kind } = POLICY_FIELDS[column];
    if (kind !== 'choice') return plain[kind];
    const cells = new Map(
      Object.entries(labelsOf(column, labels)).map(([choice, name]) => [
        choice,
        label(name, texts.indexOf(name)),
      ]),
    );
    return (choice) => cells.get(choice) ?? '';
  });
  return (values) => row(writers.map((write, at) => write(values[at] ?? '')));
}

function labelsOf(column: PolicySheetField, labels: PolicyLabels): Record<string, string> {
  const field = POLICY_CHOICE_FIELDS.find((choice) => choice === column);
  return field === undefined ? {} : labels.choices[field];
}

function widestOf(labels: Record<string, string>): number {
  return Math.max(...Object.values(labels).map(widthOf));
}
