import { makeAutoObservable } from 'mobx';
import type { RequestOptions } from '../../api/request';
import { RequestAborted } from '../../api/api-error';
import { rejectionOf, type FileRejection, type FileRule } from './file-rule';

export type UploadState = 'idle' | 'sending' | 'done' | 'refused' | 'failed';
type Send<Result> = (file: File, options: RequestOptions) => Promise<Result>;

/** The upload of one file. `send` is a generated function, so the upload uses the same transport as every other call. */
export class UploadStore<Result> {
  readonly rule: FileRule;
  state: UploadState = 'idle';
  file: File | null = null;
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

  /** Checks a file before it is sent; `rejection` says what is wrong with it. */
  accepts(file: File): boolean {
    this.cancel();
    this.file = file;
    this.rejection = rejectionOf(file, this.rule);
    if (this.rejection !== null) this.state = 'refused';
    return this.rejection === null;
  }

  async start(file: File): Promise<void> {
    if (!this.accepts(file)) return;
    this.state = 'sending';
    this.controller = new AbortController();
    const { signal } = this.controller;
    try {
      const result = await this.send(file, { signal, skipErrorToast: true, onProgress: this.follow });
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
    this.rejection = null;
    this.error = null;
    this.result = null;
    this.progress = 0;
  };

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
