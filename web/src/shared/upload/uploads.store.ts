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
  private readonly sent: (result: Result) => void;

  constructor(rule: FileRule, send: Send<Result>, sent: (result: Result) => void) {
    this.rule = rule;
    this.send = send;
    this.sent = sent;
    makeAutoObservable<this, 'send' | 'sent'>(
      this,
      { rule: false, send: false, sent: false },
      { autoBind: true },
    );
  }

  async start(file: File): Promise<void> {
    const key = newKey();
    const upload = new UploadStore<Result>(this.rule, async (sentFile, options) => {
      const result = await this.send(sentFile, options);
      if (options.signal?.aborted !== true) this.finish(key, result);
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

  private finish(key: string, result: Result): void {
    this.sending = this.sending.filter((one) => one.key !== key);
    this.sent(result);
  }
}
