import { makeAutoObservable } from 'mobx';
import type { RequestOptions } from '../../api/request';
import { RequestAborted } from '../../api/api-error';
import { type FileRejection, type FileRule, rejectionOf } from './file-rule';

export type UploadState = 'idle' | 'preparing' | 'sending' | 'done' | 'refused' | 'failed';
type Send<Result> = (file: File, options: RequestOptions) => Promise<Result>;

/** The upload of one file. `send` is a generated function, so the upload uses the same transport as every other call. */
export class UploadStore<Result> {
  readonly rule: FileRule;
  state: UploadState = 'idle';
  file: File | null = null;
  /** What is sent of the file: the file itself, or what was made of it. */
  prepared: File | null = null;
  result: Result | null = null;
  rejection: FileRejection | null = null;
  error: unknown = null;
  /** From 0 to 1. */
  progress = 0;
  private readonly send: Send<Result>;
  private controller = new AbortController();

  constructor(rule: FileRule, send: Send<Result>) {
    this.rule = rule;
    this.send = send;
    makeAutoObservable<this, 'send' | 'controller'>(
      this,
      { rule: false, send: false, controller: false },
      { autoBind: true, deep: false },
    );
  }

  get isBusy(): boolean {
    return this.state === 'preparing' || this.state === 'sending';
  }

  /** Checks a file before it is sent; `rejection` says what is wrong with it. */
  accepts(file: File): boolean {
    this.cancel();
    this.file = file;
    const rejection = rejectionOf(file, this.rule);
    const maySuit = rejection === null || (rejection === 'size' && this.rule.prepare !== undefined);
    if (!maySuit) this.refuse(rejection);
    return maySuit;
  }

  readonly refuse = (rejection: FileRejection): void => {
    this.rejection = rejection;
    this.state = 'refused';
  };

  async start(file: File): Promise<void> {
    if (!this.accepts(file)) return;
    this.controller = new AbortController();
    const { signal } = this.controller;
    const { prepare } = this.rule;
    try {
      // A file that has gone meanwhile, as from a stick or a cloud, fails here.
      const prepared = prepare ? await this.prepare(prepare(file), signal) : this.begin(file);
      if (prepared === null) return;
      const result = await this.send(prepared, { signal, skipErrorToast: true, onProgress: this.follow });
      if (!signal.aborted) this.succeed(result);
    } catch (error) {
      if (!signal.aborted && !(error instanceof RequestAborted)) this.fail(error);
    }
  }

  /** Sends the same file again after a failure. */
  readonly retry = (): void => {
    if (this.file !== null) void this.start(this.file);
  };

  /** Aborts the upload and clears the file. */
  readonly cancel = (): void => {
    this.controller.abort();
    this.state = 'idle';
    this.file = null;
    this.prepared = null;
    this.rejection = null;
    this.error = null;
    this.result = null;
    this.progress = 0;
  };

  /** What is to be sent; null if there is nothing to send. */
  private async prepare(making: Promise<File | FileRejection>, signal: AbortSignal): Promise<File | null> {
    this.state = 'preparing';
    const made = await making;
    if (signal.aborted) return null;
    const rejection = made instanceof File ? rejectionOf(made, this.rule) : made;
    if (made instanceof File && rejection === null) return this.begin(made);
    if (rejection !== null) this.refuse(rejection);
    return null;
  }

  private begin(prepared: File): File {
    this.prepared = prepared;
    this.state = 'sending';
    return prepared;
  }

  private readonly follow = (part: number): void => {
    this.progress = part;
  };

  private succeed(result: Result): void {
    this.result = result;
    this.progress = 1;
    this.state = 'done';
  }

  private fail(error: unknown): void {
    this.error = error;
    this.state = 'failed';
  }
}
