import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { UNAVAILABLE } from '../../../api/codes';
import type { MaintenanceDto } from '../../../api/generated/model';
import { getUserInfo } from '../../../api/generated/user/user';

export const PAUSE_MS = 5000;

/** Polls until the server is back. Any response of the server counts, including an error. */
export class MaintenanceStore {
  /** If the page is opened without an outage, it stays: there is nothing to wait for. */
  wasAway: boolean;
  isBack = false;
  /** What an administrator says about it, if one has begun it. */
  told: MaintenanceDto | null = null;
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
    const { answers, told } = await ask();
    if (!this.isWatching) return;
    this.record(answers, told);
    if (!this.mayReturn) this.timer = setTimeout(() => void this.check(), PAUSE_MS);
  }

  private record(answers: boolean, told: MaintenanceDto | null): void {
    this.isBack = answers;
    this.told = told;
    if (!answers) this.wasAway = true;
  }
}

interface Answer {
  answers: boolean;
  told: MaintenanceDto | null;
}

async function ask(): Promise<Answer> {
  try {
    await getUserInfo({ skipErrorToast: true });
    return { answers: true, told: null };
  } catch (error) {
    if (!(error instanceof ApiError)) return { answers: false, told: null };
    // A gateway may respond in place of the server, but without an envelope.
    return { answers: error.code !== 0 && error.httpStatus < 500, told: toldBy(error) };
  }
}

/** During maintenance the refusal says more. */
function toldBy({ code, data }: ApiError): MaintenanceDto | null {
  const isTold = code === UNAVAILABLE && typeof data === 'object' && data !== null && 'isOn' in data;
  return isTold ? (data as MaintenanceDto) : null;
}
