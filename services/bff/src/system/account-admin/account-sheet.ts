import { plainToInstance } from 'class-transformer';
import { type Role, ROLE_NAMES, ROLES } from '../../common/auth/roles.constants.js';
import { brokenRules } from '../../common/contract/contract.pipe.js';
import { type Violation } from '../../common/contract/violation.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { damageIn, isFormula, withoutNeutralising } from '../../common/sheets/formulas.js';
import { type Sheet, type SheetRow } from '../../common/sheets/sheet.js';
import { columnsIn, type SheetColumns } from '../../common/sheets/sheet-columns.js';
import { labelKey } from '../../common/text/label-key.js';
import { InviteAccountDto } from './account-admin.dto.js';
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_SHEET_FIELDS,
  type AccountSheetField,
  LANGUAGE_NAMES,
} from './account-import.constants.js';

export interface AccountRowError extends Pick<Violation, 'rule' | 'params'> {
  row: number;
  field: AccountSheetField;
  /** The content of the cell. */
  value: string;
}

/** A row of a table of people, with the rules of an invitation that it breaks. */
export interface PersonRow {
  row: number;
  invitation: InviteAccountDto;
  errors: AccountRowError[];
}

const NAMES = Object.fromEntries(
  ACCOUNT_SHEET_FIELDS.map((field) => [field, [field, ...Object.values<string>(ACCOUNT_COLUMNS[field])]]),
) as Record<AccountSheetField, string[]>;

/** Finds the fields by their names in any language, or by their names in the API. */
export function accountColumnsOf(header: string[]): SheetColumns<AccountSheetField> {
  return columnsIn(header, NAMES);
}

/**
 * Reads each row as an invitation, and holds it against the rules of one.
 * @param language of those who have none in the table
 */
export async function readPeople({ header, rows }: Sheet, language: Language): Promise<PersonRow[]> {
  const columns = accountColumnsOf(header);
  const people: PersonRow[] = [];
  for (const row of rows) people.push(await readPerson(row, columns, language));
  return people;
}

async function readPerson(
  { row, cells }: SheetRow,
  columns: SheetColumns<AccountSheetField>,
  language: Language,
): Promise<PersonRow> {
  const cellOf = (field: AccountSheetField) => {
    const column = columns[field];
    return column === null ? '' : (cells[column] ?? '');
  };
  const misread = ACCOUNT_SHEET_FIELDS.flatMap((field) => {
    const cell = cellOf(field);
    const broken = isFormula(cell) ? { rule: 'formula' as const, params: {} } : damageIn(cell);
    return broken ? [{ field, ...broken }] : [];
  });
  const text = (field: AccountSheetField) => withoutNeutralising(cellOf(field));
  const given = {
    userName: text('userName') || undefined,
    name: text('name') || undefined,
    email: text('email') || undefined,
    role: roleOf(text('role')),
    language: languageOf(text('language'), language),
  };
  const invitation = plainToInstance(InviteAccountDto, given);
  const broken = (await brokenRules(invitation)) as (Violation & { field: AccountSheetField })[];
  const errors = [
    ...misread,
    ...broken.filter(({ field }) => !misread.some((one) => one.field === field)),
  ].map((error) => ({ ...error, row, value: cellOf(error.field) }));
  return { row, invitation, errors };
}

/** What names no role stays as it is, and breaks the rule of an invitation. */
function roleOf(text: string): string {
  if (text === '') return 'user' satisfies Role;
  const named = ROLES.find((role) => isOneOf(text, [role, ...Object.values(ROLE_NAMES[role].one)]));
  return named ?? text;
}

function languageOf(text: string, otherwise: Language): string {
  if (text === '') return otherwise;
  return LANGUAGES.find((code) => isOneOf(text, [code, ...LANGUAGE_NAMES[code]])) ?? text;
}

function isOneOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => labelKey(name) === labelKey(text));
}
