import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { checkAccountImport, importAccounts } from '../../../api/generated/accounts/accounts';
import type { AccountImportCheckDto, ImportedAccountDto } from '../../../api/generated/model';
import { productLimits } from '../../../api/generated/model/productLimits';
import type { SheetChoice } from '../../../shared/sheets/sheet-reading';
import { UploadStore } from '../../../shared/upload/upload.store';

const FILE = { endings: ['.csv', '.xlsx', '.txt', '.tsv'], maxBytes: productLimits.importBytes };
const quiet = { skipErrorToast: true };

/** A table of people: it is checked, and then sent again to invite them. */
export class AccountImportStore {
  readonly upload = new UploadStore<void>(FILE, async (file, options) => {
    this.setCheck(file, {}, await checkAccountImport({ file }, {}, options));
  });
  file: File | null = null;
  /** How the file is read; sent again with it. */
  private choice: SheetChoice = {};
  /** What the import would do. */
  check: AccountImportCheckDto | null = null;
  /** Whoever was invited, with the links that are not shown again; null before. */
  invited: ImportedAccountDto[] | null = null;
  isBusy = false;
  failure: unknown = null;
  /** The accounts have changed since the counts were shown. */
  isOutdated = false;

  constructor() {
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
      this.end(list);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Back to the choice of a file. */
  readonly startOver = (): void => {
    this.file = null;
    this.check = null;
    this.failure = null;
    this.isOutdated = false;
  };

  private setCheck(file: File, choice: SheetChoice, check: AccountImportCheckDto): void {
    this.isBusy = false;
    this.file = file;
    this.choice = choice;
    this.check = check;
  }

  private begin(): void {
    this.isBusy = true;
    this.failure = null;
    this.isOutdated = false;
  }

  private end(list: ImportedAccountDto[]): void {
    this.isBusy = false;
    this.invited = list;
  }

  private fail(error: unknown): void {
    this.isBusy = false;
    const current = currentCheck(error);
    if (current === null) this.failure = error;
    else {
      this.check = current;
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
