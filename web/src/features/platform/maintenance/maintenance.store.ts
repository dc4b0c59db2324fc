import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { getUserInfo } from '../../../api/generated/user/user';

export const PAUSE_MS = 5000;

/** Polls until the server is back. Any response of the server counts, including an error. */
export class MaintenanceStore {
  /** If the page is opened without an outage, it stays: there is nothing to wait for. */
  wasAway: boolean;
  isBack = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWatching = false;

  /** @param wasAway whether an outage was observed before */
  constructor(wasAway: boolean) {
    this.wasAway = wasAway;
    makeAutoObservable<this, 'timer' | 'isWatching'>(
      this,
      { timer: false, isWatching: false },
      { autoBind: true },
    );
  }

  get mayReturn(): boolean {
    return this.wasAway && this.isBack;
  }

  start(): void {
    this.isWatching = true;
    void this.check();
  }

  readonly stop = (): void => {
    this.isWatching = false;
    clearTimeout(this.timer);
  };

  private async check(): Promise<void> {
    const answers = await isAnswering();
    if (!this.isWatching) return;
    this.record(answers);
    if (!this.mayReturn) this.timer = setTimeout(() => void this.check(), PAUSE_MS);
  }

  private record(answers: boolean): void {
    this.isBack = answers;
    if (!answers) this.wasAway = true;
  }
}

async function isAnswering(): Promise<boolean> {
  try {
    await getUserInfo({ skipErrorToast: true });
    return true;
  } catch (error) {
    // A gateway may respond in place of the server, but without an envelope.
    return error instanceof ApiError && error.code !== 0 && error.httpStatus < 500;
  }
}
