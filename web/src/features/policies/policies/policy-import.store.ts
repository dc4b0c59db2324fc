import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import type {
  PolicyImportColumnsDto,
  PolicyImportDto,
  PolicyImportProgressDto,
  PolicyImportResultDto,
  UndoObstacle,
} from '../../../api/generated/model';
import {
  confirmPolicyImport,
  getPolicyImport,
  getPolicyImportErrors,
  getPolicyImportRejected,
  getPolicyOperation,
  mapPolicyImport,
  undoPolicyOperation,
  uploadPolicyImport,
} from '../../../api/generated/policies/policies';
import { UploadStore } from '../../../shared/upload/upload.store';
import { IMPORT_FILE } from './policies.constants';

const quiet = { skipErrorToast: true };
const POLL_MS = 1_000;

/** One import: the file is uploaded, checked and confirmed, and the import may be undone. */
export class PolicyImportStore {
  /** Of the import on the server; empty before a file is chosen. */
  id = '';
  fileName = '';
  readonly upload = new UploadStore<void>(IMPORT_FILE, async (file, options) => {
    const check = await uploadPolicyImport({ file }, options);
    this.setCheck(check, file.name);
    this.onImport(check.id);
  });
  /** What the import would change. */
  check: PolicyImportDto | null = null;
  result: PolicyImportResultDto | null = null;
  /** Why the import cannot be undone now; null: it can. */
  obstacle: UndoObstacle | null = null;
  isBusy = false;
  /** The server is importing the table. */
  isImporting = false;
  failure: unknown = null;
  /** The sets have changed since the counts were shown. */
  isOutdated = false;
  /** Puts the id into the URL, so that a reload leads back to the import. */
  private readonly onImport: (id: string) => void;
  private following = new AbortController();

  constructor(onImport: (id: string) => void) {
    this.onImport = onImport;
    makeAutoObservable<this, 'following' | 'onImport'>(
      this,
      { upload: false, following: false, onImport: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows the import of the address. After a reload it is continued: its check, its run or its result. */
  async show(id: string): Promise<void> {
    if (id === this.id) return;
    this.restart();
    if (id === '') return;
    this.id = id;
    this.following = new AbortController();
    const { signal } = this.following;
    try {
      for await (const progress of importProgress(id, signal)) if (!signal.aborted) this.follow(progress);
      await this.review();
    } catch (error) {
      if (!signal.aborted) this.lose(error);
    }
  }

  async map(columns: PolicyImportColumnsDto): Promise<void> {
    const { check } = this;
    if (check === null) return;
    await this.attempt(async () => {
      this.setCheck(await mapPolicyImport(check.id, columns, quiet));
    });
  }

  /** Rows with errors are left out: `downloadRejected` has them. */
  async confirm(): Promise<void> {
    const { check } = this;
    if (check === null || this.isBusy) return;
    const { id, create, update, error } = check;
    this.isImporting = true;
    await this.attempt(async () => {
      this.setResult(await confirmPolicyImport(id, { create, update, skipErrors: error > 0 }, quiet));
    });
  }

  async undo(): Promise<void> {
    const { result } = this;
    if (result === null || this.isBusy) return;
    await this.attempt(async () => {
      await undoPolicyOperation(result.operationId, quiet);
      this.setObstacle('undone');
    });
  }

  /** Whether the import can still be undone: somebody may have changed its sets. */
  async review(): Promise<void> {
    const { result } = this;
    if (result === null) return;
    try {
      this.setObstacle((await getPolicyOperation(result.operationId, quiet)).obstacle);
    } catch {
      // Undo itself will say why it fails.
    }
  }

  /** All errors of the table as a file; null if it could not be loaded. */
  async downloadErrors(): Promise<Blob | null> {
    const { check } = this;
    let file: Blob | null = null;
    if (check === null) return null;
    await this.attempt(async () => {
      file = await getPolicyImportErrors(check.id, quiet);
    });
    return file;
  }

  /** The rows with errors, with their reasons, to be corrected and imported again; null if they could not be loaded. */
  async downloadRejected(): Promise<Blob | null> {
    const { id } = this;
    let file: Blob | null = null;
    await this.attempt(async () => {
      file = await getPolicyImportRejected(id, quiet);
    });
    return file;
  }

  /** Back to file selection. */
  readonly startOver = (): void => {
    this.restart();
    this.onImport('');
  };

  private restart(): void {
    this.stop();
    this.id = '';
    this.check = null;
    this.result = null;
    this.obstacle = null;
    this.isBusy = false;
    this.isImporting = false;
    this.failure = null;
    this.isOutdated = false;
  }

  /** No longer follows an import that is running. */
  readonly stop = (): void => {
    this.following.abort();
  };

  private follow({ fileName, state, check, result }: PolicyImportProgressDto): void {
    this.fileName = fileName;
    this.isImporting = state === 'importing';
    this.check = check;
    this.result = result;
  }

  private lose(error: unknown): void {
    this.restart();
    this.failure = error;
  }

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
    this.isImporting = false;
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
    this.id = check.id;
    this.check = check;
    this.fileName = fileName;
  }

  private setResult(result: PolicyImportResultDto): void {
    this.result = result;
  }

  private setObstacle(obstacle: UndoObstacle | null): void {
    this.obstacle = obstacle;
  }
}

/** The new check, which the server returns instead of importing if the result would differ. */
function currentCheck(error: unknown): PolicyImportDto | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'errors' in data ? (data as PolicyImportDto) : null;
}

/** The states of an import, until it is no longer running. */
async function* importProgress(id: string, signal: AbortSignal): AsyncGenerator<PolicyImportProgressDto> {
  for (;;) {
    const progress = await getPolicyImport(id, { signal, ...quiet });
    yield progress;
    if (progress.state !== 'importing' || signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
