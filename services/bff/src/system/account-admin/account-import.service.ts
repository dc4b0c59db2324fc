import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { worded } from '../../common/sheets/cell-error.dto.js';
import { readSheet } from '../../common/sheets/read-sheet.js';
import { brokenSheet, type Sheet } from '../../common/sheets/sheet.js';
import { columnCount } from '../../common/sheets/sheet-columns.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { type SentSheet } from '../../platform/imports/sheet-import.dto.js';
import { ACCOUNTS_LOCK } from './account-admin.constants.js';
import { AccountAdminRepository } from './account-admin.repository.js';
import {
  ACCOUNT_COLUMNS,
  type AccountSheetField,
  MAX_ACCOUNT_IMPORT_ERRORS,
  MAX_IMPORTED_ACCOUNTS,
} from './account-import.constants.js';
import {
  type AccountImportCheckDto,
  type AccountImportErrorDto,
  type AccountImportResultDto,
  type ImportedAccountDto,
} from './account-import.dto.js';
import { AccountLinksService } from './account-links.service.js';
import { accountColumnsOf, type AccountRowError, type PersonRow, readPeople } from './account-sheet.js';

interface Check {
  people: PersonRow[];
  errors: AccountRowError[];
}

/**
 * Invites the people of a table: first it is checked, then all of them are invited or nobody. Nothing is stored
 * between the two, so the table is sent twice.
 */
@Injectable()
export class AccountImportService {
  constructor(
    private readonly links: AccountLinksService,
    private readonly accounts: AccountAdminRepository,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError contractBroken, mediaTypeUnsupported or bodyTooLarge if the file cannot be read */
  async check(table: SentSheet): Promise<AccountImportCheckDto> {
    const sheet = await read(table);
    return told(sheet, await this.judge(sheet, table.language, this.manager), table.language);
  }

  /** @throws AppError as `check` does, importHasErrors, conflict with the new check if the count has changed */
  async import(table: SentSheet, expected: number, actor: SignedInActor): Promise<AccountImportResultDto> {
    const { language } = table;
    const sheet = await read(table);
    return await this.manager.transaction(async (manager) => {
      await inTurn(manager, ACCOUNTS_LOCK);
      const check = await this.judge(sheet, language, manager);
      const answer = told(sheet, check, language);
      if (answer.create !== expected) throw new AppError('conflict', {}, answer);
      if (answer.error > 0) throw new AppError('importHasErrors', { count: answer.error });
      const list: ImportedAccountDto[] = [];
      for (const { row, invitation } of check.people) {
        const { userName, name } = invitation;
        const { id, link, sentTo, minutes } = await this.links.inviteWithin(invitation, actor, manager);
        list.push({ row, userName, name, id, link, sentTo, minutes });
      }
      return { list };
    });
  }

  /** Adds what only the accounts know to the rules that a row breaks by itself. */
  private async judge(sheet: Sheet, language: Language, manager: EntityManager): Promise<Check> {
    const people = await readPeople(sheet, language);
    const taken = await this.accounts.takenBy(
      people.map(({ invitation }) => invitation),
      manager,
    );
    const seen = { userName: new Map<string, number>(), email: new Map<string, number>() };
    const errors = people.flatMap((person) => {
      const clashes = (['userName', 'email'] as const).flatMap((field) =>
        clashOf(person, field, seen[field], taken[field]),
      );
      return [...person.errors, ...clashes];
    });
    return { people, errors };
  }
}

async function read({ file, choice, signal }: SentSheet): Promise<Sheet> {
  const namedIn = (cells: string[]) => columnCount(accountColumnsOf(cells));
  const sheet = await readSheet(file.bytes, signal, { ...choice, namedIn });
  if (sheet.rows.length > MAX_IMPORTED_ACCOUNTS)
    throw brokenSheet('sheetRows', { max: MAX_IMPORTED_ACCOUNTS });
  return sheet;
}

function clashOf(
  { row, invitation, errors }: PersonRow,
  field: 'userName' | 'email',
  seen: Map<string, number>,
  taken: ReadonlySet<string>,
): AccountRowError[] {
  const value = invitation[field];
  // An invalid name has been reported already.
  if (value === undefined || errors.some((error) => error.field === field)) return [];
  const key = value.toLowerCase();
  const earlier = seen.get(key);
  if (earlier !== undefined) return [{ row, field, value, rule: 'duplicateRow', params: { row: earlier } }];
  seen.set(key, row);
  return taken.has(key) ? [{ row, field, value, rule: 'taken', params: {} }] : [];
}

function told(
  { format, encoding, sheets, sheet, headerRow, header, rows }: Sheet,
  { errors }: Check,
  language: Language,
): AccountImportCheckDto {
  const columns = accountColumnsOf(header);
  const headOf = (field: AccountSheetField) => {
    const column = columns[field];
    const head = column === null ? '' : (header[column] ?? '');
    return head === '' ? ACCOUNT_COLUMNS[field][language] : head;
  };
  const error = new Set(errors.map(({ row }) => row)).size;
  return {
    format,
    encoding,
    sheets,
    sheet,
    headerRow,
    rows: rows.length,
    create: rows.length - error,
    error,
    errorTotal: errors.length,
    errors: errors
      .slice(0, MAX_ACCOUNT_IMPORT_ERRORS)
      .map((one): AccountImportErrorDto => worded({ ...one, column: headOf(one.field) }, language)),
  };
}
