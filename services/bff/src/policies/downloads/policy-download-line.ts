import { neutralised } from '../../common/sheets/formulas.js';
import { csvCell } from '../../common/sheets/write-csv.js';
import { numberCell, rowXml, sharedCell, textCell } from '../../common/sheets/write-xlsx.js';
import { type DownloadFormat } from '../policies/policies.constants.js';
import {
  POLICY_CHOICE_FIELDS,
  POLICY_FIELDS,
  type PolicySheetField,
} from '../policies/policy-fields.constants.js';
import { type PolicyLabels } from '../policies/policy-labels.js';

/** How a format encodes the content of a cell. */
interface Format {
  number: (digits: string) => string;
  text: (text: string) => string;
  /** A text shared by many cells. */
  label: (label: string, place: number) => string;
  row: (cells: string[]) => string;
}

const FORMATS: Record<DownloadFormat, Format> = {
  csv: {
    number: (digits) => digits,
    text: csvCell,
    label: csvCell,
    row: (cells) => `${cells.join(',')}\r\n`,
  },
  xlsx: {
    number: numberCell,
    text: (text) => textCell(neutralised(text)),
    label: (_label, place) => sharedCell(place),
    row: rowXml,
  },
};

/** The texts that a workbook stores once for all cells. */
export function sharedTexts(labels: PolicyLabels): string[] {
  return POLICY_CHOICE_FIELDS.flatMap((field) => Object.values(labels[field]));
}

/** Writes the values of a row as a line of the file, in column order. */
export function lineWriter(
  format: DownloadFormat,
  columns: PolicySheetField[],
  labels: PolicyLabels,
): (values: string[]) => string {
  const { number, text, label, row } = FORMATS[format];
  const texts = sharedTexts(labels);
  const writers = columns.map((column): ((value: string) => string) => {
    const choice = POLICY_CHOICE_FIELDS.find((field) => field === column);
    if (choice === undefined) return POLICY_FIELDS[column].kind === 'integer' ? number : text;
    const cells = new Map(
      Object.entries(labels[choice]).map(([kind, name]) => [kind, label(name, texts.indexOf(name))]),
    );
    return (kind) => cells.get(kind) ?? '';
  });
  return (values) => row(writers.map((write, at) => write(values[at] ?? '')));
}
