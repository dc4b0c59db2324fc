import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { productLimits } from '../../api/generated/model/productLimits';
import type { UndoObstacle } from '../../api/generated/model';
import type { SheetChoice } from '../sheets/sheet-reading';
import { UploadStore } from '../upload/upload.store';
import type {
  ImportCalls,
  ImportCheckResult,
  ImportColumns,
  ImportOutcome,
  ImportProgress,
} from './sheet-import';

/** By name; the server judges by the content. */
const FILE = { endings: ['.csv', '.xlsx', '.txt', '.tsv'], maxBytes: productLimits.importBytes };
const quiet = { skipErrorToast: true };
const POLL_MS = 1_000;

/** One import: the file is uploaded, checked and confirmed, and the import may be undone. */
export class ImportStore<Field extends string> {
  /** Of the import on the server; empty before a file is chosen. */
  id = '';
  fileName = '';
  /** Kept to be read in another way; null after a reload. */
  file: File | null = null;
  readonly upload = new UploadStore<void>(FILE, async (file, options) => {
    this.setRead(await this.calls.upload({ file }, {}, options), file);
  });
  /** What the import would change. */
  check: ImportCheckResult<Field> | null = null;
  result: ImportOutcome | null = null;
  /** Why the import cannot be undone now; null: it can. */
  obstacle: UndoObstacle | null = null;
  isBusy = false;
  /** The server is importing the table. */
  isImporting = false;
  failure: unknown = null;
  /** The records have changed since the counts were shown. */
  isOutdated = false;
  /** Puts the id into the URL, so that a reload leads back to the import. */
  private readonly onImport: (id: string) => void;
  private readonly calls: ImportCalls<Field>;
  private following = new AbortController();

  constructor(calls: ImportCalls<Field>, onImport: (id: string) => void) {
    this.calls = calls;
    this.onImport = onImport;
    makeAutoObservable<this, 'calls' | 'following' | 'onImport'>(
      this,
      { upload: false, calls: false, following: false, onImport: false },
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
      for await (const progress of progressOf(this.calls, id, signal))
        if (!signal.aborted) this.follow(progress);
      await this.review();
    } catch (error) {
      if (!signal.aborted) this.lose(error);
    }
  }

  /** Sends the file again, which replaces what was found out. */
  async read(choice: SheetChoice): Promise<void> {
    const { file } = this;
    if (file === null || this.isBusy) return;
    await this.attempt(async () => {
      this.setRead(await this.calls.upload({ file }, choice, quiet), file);
    });
  }

  async map(columns: ImportColumns<Field>): Promise<void> {
    const { check } = this;
    if (check === null) return;
    await this.attempt(async () => {
      this.setCheck(await this.calls.map(check.id, columns, quiet));
    });
  }

  /** Rows with errors are left out: `downloadRejected` has them. */
  async confirm(): Promise<void> {
    const { check } = this;
    if (check === null || this.isBusy) return;
    const { id, create, update, error } = check;
    this.isImporting = true;
    await this.attempt(async () => {
      this.setResult(await this.calls.confirm(id, { create, update, skipErrors: error > 0 }, quiet));
    });
  }

  async undo(): Promise<void> {
    const { result } = this;
    if (result === null || this.isBusy) return;
    await this.attempt(async () => {
      await this.calls.undo(result.operationId, quiet);
      this.setObstacle('undone');
    });
  }

  /** Whether the import can still be undone: somebody may have changed its records. */
  async review(): Promise<void> {
    const { result } = this;
    if (result === null) return;
    try {
      this.setObstacle((await this.calls.status(result.operationId, quiet)).obstacle);
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
      file = await this.calls.errors(check.id, quiet);
    });
    return file;
  }

  /** The rows with errors, with their reasons, to be corrected and imported again; null if they could not be loaded. */
  async downloadRejected(): Promise<Blob | null> {
    const { id } = this;
    let file: Blob | null = null;
    await this.attempt(async () => {
      file = await this.calls.rejected(id, quiet);
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
    this.file = null;
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

  private follow({ fileName, state, check, result }: ImportProgress<Field>): void {
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
    const current = currentCheck<Field>(error);
    if (current === null) this.end(error);
    else {
      this.end(null);
      this.check = current;
      this.isOutdated = true;
    }
  }

  private setCheck(check: ImportCheckResult<Field>, fileName = this.fileName): void {
    this.id = check.id;
    this.check = check;
    this.fileName = fileName;
  }

  private setRead(check: ImportCheckResult<Field>, file: File): void {
    this.setCheck(check, file.name);
    this.file = file;
    this.onImport(check.id);
  }

  private setResult(result: ImportOutcome): void {
    this.result = result;
  }

  private setObstacle(obstacle: UndoObstacle | null): void {
    this.obstacle = obstacle;
  }
}

/** The new check, which the server returns instead of importing if the result would differ. */
function currentCheck<Field extends string>(error: unknown): ImportCheckResult<Field> | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'errors' in data
    ? (data as ImportCheckResult<Field>)
    : null;
}

/** The states of an import, until it is no longer running. */
async function* progressOf<Field extends string>(
  calls: ImportCalls<Field>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<ImportProgress<Field>> {
  for (;;) {
    const progress = await calls.progress(id, { signal, ...quiet });
    yield progress;
    if (progress.state !== 'importing' || signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
