import { makeAutoObservable } from 'mobx';
import type { RequestOptions } from '../../api/request';
import { newKey } from '../lib/new-key';
import type { FileRule } from './file-rule';
import { UploadStore } from './upload.store';

type Send<Result> = (file: File, options: RequestOptions) => Promise<Result>;

export interface Sending<Result> {
  key: string;
  upload: UploadStore<Result>;
}

/** Several uploads at once, each with its own progress. One that is sent leaves the list. */
export class UploadsStore<Result> {
  readonly rule: FileRule;
  sending: Sending<Result>[] = [];
  private readonly send: Send<Result>;
  private readonly sent: (result: Result, replaced: Result | undefined) => void;

  /** @param sent receives each file that was sent, and the one that it replaces */
  constructor(
    rule: FileRule,
    send: Send<Result>,
    sent: (result: Result, replaced: Result | undefined) => void,
  ) {
    this.rule = rule;
    this.send = send;
    this.sent = sent;
    makeAutoObservable<this, 'send' | 'sent'>(
      this,
      { rule: false, send: false, sent: false },
      { autoBind: true },
    );
  }

  /** @param replaced the file that stays until this one is sent */
  async start(file: File, replaced?: Result): Promise<void> {
    const key = newKey();
    const upload = new UploadStore<Result>(this.rule, async (sentFile, options) => {
      const result = await this.send(sentFile, options);
      if (options.signal?.aborted !== true) this.finish(key, result, replaced);
      return result;
    });
    this.sending.push({ key, upload });
    await upload.start(file);
  }

  /** Ends an upload, or forgets one that failed. */
  remove(key: string): void {
    this.sending.find((one) => one.key === key)?.upload.cancel();
    this.sending = this.sending.filter((one) => one.key !== key);
  }

  stop(): void {
    for (const { upload } of this.sending) upload.cancel();
    this.sending = [];
  }

  private finish(key: string, result: Result, replaced: Result | undefined): void {
    this.sending = this.sending.filter((one) => one.key !== key);
    this.sent(result, replaced);
  }
}
