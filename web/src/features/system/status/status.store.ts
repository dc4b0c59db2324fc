import { makeAutoObservable, observableRef } from 'mobx';
import { examineSystem, getSystemStatus, sendTestMail } from '../../../api/generated/status/status';
import type { SystemStatusDto, TestMailDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { maintenance } from '../../../shared/session/maintenance.store';

const REFRESH_MS = 10_000;

/** How the product is, read again and again while somebody looks. */
export class StatusStore {
  readonly view = new Resource<SystemStatusDto>();
  isExamining = false;
  isSending = false;
  /** What became of the last test mail. */
  sent: { answer: TestMailDto } | { error: unknown } | null = null;

  constructor() {
    makeAutoObservable(this, { view: false, sent: observableRef }, { autoBind: true });
  }

  /** @returns ends it */
  follow(): () => void {
    this.load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !this.view.isLoading) this.load();
    }, REFRESH_MS);
    return () => {
      clearInterval(timer);
      this.view.stop();
    };
  }

  readonly load = (): void => {
    void this.view.load((signal) => getSystemStatus({ signal, skipErrorToast: true }));
    void maintenance.load();
  };

  /** False if it failed, which is shown as a toast. */
  async examine(): Promise<boolean> {
    this.setExamining(true);
    try {
      const examination = await examineSystem();
      if (this.view.data !== null) this.view.amend({ ...this.view.data, examination });
      return true;
    } catch {
      return false;
    } finally {
      this.setExamining(false);
    }
  }

  async sendTestMail(): Promise<void> {
    this.beginSending();
    try {
      this.endSending({ answer: await sendTestMail({ skipErrorToast: true }) });
    } catch (error) {
      this.endSending({ error });
    }
    this.load();
  }

  private beginSending(): void {
    this.isSending = true;
    this.sent = null;
  }

  private endSending(sent: StatusStore['sent']): void {
    this.isSending = false;
    this.sent = sent;
  }

  private setExamining(isExamining: boolean): void {
    this.isExamining = isExamining;
  }
}
