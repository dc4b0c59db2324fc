import { type Language, LANGUAGES } from '../messages/languages.constants.js';
import { fieldsWith, type FieldsWith, type Wording } from './field-table.constants.js';

/** The words of a table in one language. */
export interface TableLabels<Table> {
  fields: Record<FieldsWith<Table, 'labels'>, string>;
  /** By the value. */
  choices: Record<FieldsWith<Table, 'names'>, Readonly<Record<string, string>>>;
}

export function labelsOf<Table extends object>(table: Table, language: Language): TableLabels<Table> {
  const rows = table as Record<string, { labels: Wording; names: Record<string, Wording> }>;
  const words = (wordings: Record<string, Wording>) =>
    Object.fromEntries(Object.entries(wordings).map(([name, wording]) => [name, wording[language]]));
  const labelled = fieldsWith(table, 'labels').flatMap((field) => {
    const labels = rows[field]?.labels;
    return labels === undefined ? [] : [[field, labels] as const];
  });
  const named = fieldsWith(table, 'names').map((field) => [field, words(rows[field]?.names ?? {})] as const);
  return {
    fields: words(Object.fromEntries(labelled)),
    choices: Object.fromEntries(named),
  } as TableLabels<Table>;
}

/** In every language. */
export function tableLabels<Table extends object>(table: Table): Record<Language, TableLabels<Table>> {
  const labels = LANGUAGES.map((language) => [language, labelsOf(table, language)]);
  return Object.fromEntries(labels) as Record<Language, TableLabels<Table>>;
}
