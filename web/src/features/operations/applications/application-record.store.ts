import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  advanceApplication,
  getApplication,
  getApplicationHistory,
  listApplications,
  resubmitApplication,
  returnApplication,
} from '../../../api/generated/applications/applications';
import type { ApplicationAction, ApplicationDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { HistoryStore } from '../../../shared/history/history.store';
import { Throttle } from '../../../shared/lib/throttle';
import { newKey } from '../../../shared/lib/new-key';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import type { Note } from '../../../shared/ui/feedback/note-line';

const quiet = { skipErrorToast: true };

/** One application, its history, and the error of the last action. Updated live. */
export class ApplicationRecordStore {
  /** The data is null if the viewer has no application yet. */
  readonly view = new Resource<{ application: ApplicationDto | null }>();
  readonly history: HistoryStore;
  /** The running action. */
  busy: ApplicationAction | null = null;
  note: Note | null = null;
  /** Whether the dialog that asks for the reason is open. Errors of its action belong to it, the others to the page. */
  isReturning = false;
  private readonly id: number;
  /** The idempotency key. It stays the same until the server answers, so that a retry counts once. */
  private key = newKey();
  private readonly throttle = new Throttle(() => void this.load());
  private readonly live = new LiveFollower(
    'application.changed',
    this.throttle.schedule,
    this.throttle.schedule,
  );

  /** @param id 0 for the newest application of the viewer */
  constructor(id: number) {
    this.id = id;
    this.history = new HistoryStore((query, options) =>
      getApplicationHistory(this.application?.id ?? id, query, options),
    );
    makeAutoObservable<this, 'id' | 'key' | 'throttle' | 'live'>(
      this,
      { view: false, history: false, id: false, key: false, throttle: false, live: false },
      { autoBind: true },
    );
  }

  get application(): ApplicationDto | null {
    return this.view.data?.application ?? null;
  }

  /** @returns a function that ends it until the page is shown again */
  follow(): () => void {
    void this.load();
    const end = this.live.start();
    return () => {
      end();
      this.throttle.cancel();
      this.view.stop();
      this.history.entries.stop();
    };
  }

  async load(): Promise<void> {
    await this.view.load(async (signal) => {
      const options = { ...quiet, signal };
      if (this.id !== 0) return { application: await getApplication(this.id, options) };
      const { list } = await listApplications({ applicant: 'me', pageSize: 1 }, options);
      return { application: list[0] ?? null };
    });
    if (this.application !== null) this.history.restart();
  }

  /**
   * @param reason of a return
   * @returns whether it succeeded
   */
  async act(action: ApplicationAction, reason = ''): Promise<boolean> {
    const { application } = this;
    if (this.busy !== null || application === null) return false;
    this.begin(action);
    try {
      const changed = await call(application, action, reason, { ...quiet, idempotencyKey: this.key });
      this.view.replace({ application: changed });
      this.history.restart();
      this.end(null);
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === CONFLICT;
      this.end(isConflict ? { kind: 'conflict' } : { kind: 'failure', error });
      if (isConflict) await this.load();
      return false;
    }
  }

  setReturning(isReturning: boolean): void {
    this.isReturning = isReturning;
    this.note = null;
  }

  readonly forgetNote = (): void => {
    this.note = null;
  };

  private begin(action: ApplicationAction): void {
    this.busy = action;
    this.note = null;
  }

  private end(note: Note | null): void {
    this.busy = null;
    this.note = note;
    if (note === null) this.isReturning = false;
    const isUnanswered = note?.kind === 'failure' && note.error instanceof ApiError && note.error.isOffline;
    if (!isUnanswered) this.key = newKey();
  }
}

function call(
  { id, version }: ApplicationDto,
  action: ApplicationAction,
  reason: string,
  options: { skipErrorToast: boolean; idempotencyKey: string },
): Promise<ApplicationDto> {
  if (action === 'return') return returnApplication(id, { version, reason }, options);
  if (action === 'resubmit') return resubmitApplication(id, { version }, options);
  return advanceApplication(id, { version, step: action }, options);
}
