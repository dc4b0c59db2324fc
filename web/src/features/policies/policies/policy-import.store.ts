import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import type {
  PolicyImportColumnsDto,
  PolicyImportDto,
  PolicyImportResultDto,
} from '../../../api/generated/model';
import {
  confirmPolicyImport,
  getPolicyImportFaults,
  mapPolicyImport,
  undoPolicyOperation,
  uploadPolicyImport,
} from '../../../api/generated/policies/policies';
import { UploadStore } from '../../../shared/upload/upload.store';
import { IMPORT_FILE } from './policies.constants';

const quiet = { skipErrorToast: true };

/** One import: the file is uploaded, checked and confirmed, and the import may be undone. */
export class PolicyImportStore {
  fileName = '';
  readonly upload = new UploadStore<void>(IMPORT_FILE, async (file, options) => {
    this.setCheck(await uploadPolicyImport({ file }, options), file.name);
  });
  /** What the import would change. */
  check: PolicyImportDto | null = null;
  result: PolicyImportResultDto | null = null;
  isUndone = false;
  isBusy = false;
  failure: unknown = null;
  /** The sets have changed since the counts were shown. */
  isOutdated = false;

  constructor() {
    makeAutoObservable(this, { upload: false }, { autoBind: true, deep: false });
  }

  async map(columns: PolicyImportColumnsDto): Promise<void> {
    const { check } = this;
    if (check === null) return;
    await this.attempt(async () => {
      this.setCheck(await mapPolicyImport(check.id, columns, quiet));
    });
  }

  async confirm(): Promise<void> {
    const { check } = this;
    if (check === null || this.isBusy) return;
    const { id, create, update } = check;
    await this.attempt(async () => {
      this.setResult(await confirmPolicyImport(id, { create, update }, quiet));
    });
  }

  async undo(): Promise<void> {
    const { result } = this;
    if (result === null || this.isBusy) return;
    await this.attempt(async () => {
      await undoPolicyOperation(result.operationId, quiet);
      this.setUndone();
    });
  }

  /** All errors of the table as a file; null if it could not be loaded. */
  async downloadErrors(): Promise<Blob | null> {
    const { check } = this;
    let file: Blob | null = null;
    if (check === null) return null;
    await this.attempt(async () => {
      file = await getPolicyImportFaults(check.id, quiet);
    });
    return file;
  }

  /** Back to file selection. */
  readonly restart = (): void => {
    this.check = null;
    this.result = null;
    this.isUndone = false;
    this.isBusy = false;
    this.failure = null;
    this.isOutdated = false;
  };

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.begin();
    try {
      await work();
      this.end(null);
    } catch (error) {
      this.fail(error);
    }
  }

  private begin(): void {
    this.isBusy = true;
    this.failure = null;
    this.isOutdated = false;
  }

  private end(failure: unknown): void {
    this.isBusy = false;
    this.failure = failure;
  }

  private fail(error: unknown): void {
    const current = currentCheck(error);
    if (current === null) this.end(error);
    else {
      this.end(null);
      this.check = current;
      this.isOutdated = true;
    }
  }

  private setCheck(check: PolicyImportDto, fileName = this.fileName): void {
    this.check = check;
    this.fileName = fileName;
  }

  private setResult(result: PolicyImportResultDto): void {
    this.result = result;
  }

  private setUndone(): void {
    this.isUndone = true;
  }
}

/** The new check, which the server returns instead of importing if the result would differ. */
function currentCheck(error: unknown): PolicyImportDto | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'faults' in data ? (data as PolicyImportDto) : null;
}
