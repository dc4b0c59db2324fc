import { type DownloadFormat, type PolicyMember } from './policies.constants.js';
import { type Conditions, SORT_COLUMNS } from './policy-conditions.js';
import { type PolicyLabels } from './policy-labels.js';

/** As `neutralised` of common/sheets, so that an import reads what was written here. */
const SAFE_NAME = String.raw`CASE WHEN name ~ '^''*[=+\-@\t\r]' THEN '''' || name ELSE name END`;
/** XML 1.0 has no word for these, and no name has control characters. */
const NOT_XML = '\uFFFE\uFFFF';

interface Line {
  format: DownloadFormat;
  columns: PolicyMember[];
  labels: PolicyLabels;
  timeZone: string;
}

/**
 * One row of the file, as SQL. The database writes the lines, a batch of them as one text: a million rows read one by
 * one would leave hundreds of megabytes to be collected here, and take ten times as long.
 */
export function lineSql({ format, columns, labels, timeZone }: Line, rows: Conditions): string {
  const textOf = (column: PolicyMember): string => {
    if (column === 'name') return SAFE_NAME;
    if (column === 'createdTime')
      return `to_char(created_time AT TIME ZONE ${rows.value(timeZone)}, 'YYYY-MM-DD HH24:MI:SS')`;
    return `${rows.value(JSON.stringify(labels))}::jsonb -> '${column}' ->> ${SORT_COLUMNS[column]}`;
  };
  const cells = columns.map((column) => {
    const isNumber = column === 'number' || column === 'count';
    if (format === 'csv') return isNumber ? column : csvCell(`(${textOf(column)})`);
    return isNumber ? `'<c><v>' || ${column} || '</v></c>'` : xlsxCell(`(${textOf(column)})`, rows);
  });
  return format === 'csv'
    ? String.raw`concat_ws(',', ${cells.join(', ')}) || E'\r\n'`
    : `concat('<row>', ${cells.join(', ')}, '</row>')`;
}

function csvCell(text: string): string {
  const quoted = `'"' || replace(${text}, '"', '""') || '"'`;
  return String.raw`CASE WHEN ${text} ~ '[",\r\n]' THEN ${quoted} ELSE ${text} END`;
}

function xlsxCell(text: string, rows: Conditions): string {
  const escaped = `replace(replace(replace(${text}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
  return `'<c t="inlineStr"><is><t xml:space="preserve">' || translate(${escaped}, ${rows.value(NOT_XML)}, '') || '</t></is></c>'`;
}
