import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { checkAccountImport, importAccounts } from '../../../api/generated/accounts/accounts';
import type { AccountImportCheckDto, ImportedAccountDto } from '../../../api/generated/model';
import { productLimits } from '../../../api/generated/model/productLimits';
import type { SheetChoice } from '../../../shared/sheets/sheet-reading';
import { UploadStore } from '../../../shared/upload/upload.store';
import {
  forgetImport,
  type InvitedPerson,
  keepImport,
  keptImport,
  withoutLinks,
} from './kept-account-import';

const FILE = { endings: ['.csv', '.xlsx', '.txt', '.tsv'], maxBytes: productLimits.importBytes };
const quiet = { skipErrorToast: true };

/**
 * A table of people: it is checked, and then sent again to invite them. After a reload, the check and who was invited are found
 * again, but neither the file nor the links.
 */
export class AccountImportStore {
  readonly upload = new UploadStore<void>(FILE, async (file, options) => {
    this.setCheck(file, {}, await checkAccountImport({ file }, {}, options));
  });
  fileName = '';
  /** Null before, and after a reload. */
  file: File | null = null;
  /** How the file is read; sent again with it. */
  private choice: SheetChoice = {};
  /** What the import would do. */
  check: AccountImportCheckDto | null = null;
  /** Whoever was invited, with the links that are not shown again; null before. */
  invited: ImportedAccountDto[] | null = null;
  /** Whoever was invited before a reload. */
  invitedBefore: InvitedPerson[] | null = null;
  isBusy = false;
  failure: unknown = null;
  /** The accounts have changed since the counts were shown. */
  isOutdated = false;

  constructor() {
    const kept = keptImport();
    if (kept) {
      this.fileName = kept.fileName;
      this.check = kept.check;
      this.invitedBefore = kept.people;
    }
    makeAutoObservable(this, { upload: false }, { autoBind: true, deep: false });
  }

  /** Of those who got no mail. */
  get links(): (ImportedAccountDto & { link: string })[] {
    return (this.invited ?? []).flatMap((one) => (one.link === null ? [] : [{ ...one, link: one.link }]));
  }

  /** Checks the file again, read in another way. */
  async read(choice: SheetChoice): Promise<void> {
    const { file } = this;
    if (file === null || this.isBusy) return;
    this.begin();
    try {
      this.setCheck(file, choice, await checkAccountImport({ file }, choice, quiet));
    } catch (error) {
      this.fail(error);
    }
  }

  async confirm(): Promise<void> {
    const { file, check, choice } = this;
    if (file === null || check === null || this.isBusy) return;
    this.begin();
    try {
      const { list } = await importAccounts({ file }, { create: check.create, ...choice }, quiet);
      this.end(check, list);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Back to the choice of a file. */
  readonly startOver = (): void => {
    forgetImport();
    this.fileName = '';
    this.file = null;
    this.check = null;
    this.invitedBefore = null;
    this.failure = null;
    this.isOutdated = false;
  };

  private setCheck(file: File, choice: SheetChoice, check: AccountImportCheckDto): void {
    this.isBusy = false;
    this.fileName = file.name;
    this.file = file;
    this.choice = choice;
    this.show(check);
  }

  private begin(): void {
    this.isBusy = true;
    this.failure = null;
    this.isOutdated = false;
  }

  private show(check: AccountImportCheckDto): void {
    this.check = check;
    keepImport({ fileName: this.fileName, check, people: null });
  }

  private end(check: AccountImportCheckDto, list: ImportedAccountDto[]): void {
    this.isBusy = false;
    this.invited = list;
    keepImport({ fileName: this.fileName, check, people: withoutLinks(list) });
  }

  private fail(error: unknown): void {
    this.isBusy = false;
    const current = currentCheck(error);
    if (current === null) this.failure = error;
    else {
      this.show(current);
      this.isOutdated = true;
    }
  }
}

/** The new check, which the server returns if it would invite another number of people. */
function currentCheck(error: unknown): AccountImportCheckDto | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'errors' in data
    ? (data as AccountImportCheckDto)
    : null;
}
