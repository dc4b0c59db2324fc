import { makeAutoObservable } from 'mobx';
import {
  getNotificationPreferences,
  saveNotificationPreferences,
} from '../../../api/generated/messages/messages';
import type {
  NotificationPreferencesDto,
  OwnNotificationChoiceDto,
  SaveNotificationPreferencesDto,
} from '../../../api/generated/model';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { Resource } from '../../../shared/data/resource';
import { liveEvents } from '../../../shared/live-events/live-events.store';
import type { Note } from '../../../shared/ui/feedback/note-line';

type Times = Pick<NotificationPreferencesDto, 'digestHour' | 'quietHours'>;
const quiet = { skipErrorToast: true };

/** How the person is notified. Each change applies at once; they are sent one after the other. */
export class NotificationsStore {
  readonly preferences = new Resource<NotificationPreferencesDto>();
  note: Note | null = null;
  isSaved = false;
  /** What the server has. */
  private stored: NotificationPreferencesDto | null = null;
  private waiting = 0;
  private queue: Promise<void> = Promise.resolve();

  constructor() {
    makeAutoObservable<this, 'queue' | 'stored' | 'waiting'>(
      this,
      { preferences: false, queue: false, stored: false, waiting: false },
      { autoBind: true },
    );
  }

  /** Loads, and follows the other browsers of the person. @returns a function that ends following them */
  readonly start = (): (() => void) => {
    void this.load();
    const ends = [
      liveEvents.on('notificationPreferences.changed', ({ version }) => {
        if (this.waiting === 0 && version !== this.stored?.version) void this.load();
      }),
      liveEvents.onGap(() => void this.load()),
    ];
    return () => {
      for (const end of ends) end();
      this.preferences.stop();
    };
  };

  async load(): Promise<void> {
    await this.preferences.load(async (signal) => {
      this.stored = await getNotificationPreferences({ ...quiet, signal });
      return this.stored;
    });
  }

  readonly choose = (choice: OwnNotificationChoiceDto): void => {
    const kinds = this.preferences.data?.kinds ?? [];
    this.show({ kinds: kinds.map((one) => (one.kind === choice.kind ? choice : one)) });
    const { kind, message, mail } = choice;
    this.send({ kinds: [{ kind, message, mail }] });
  };

  readonly setTimes = (times: Partial<Times>): void => {
    this.show(times);
    this.send(times);
  };

  readonly closeNote = (): void => {
    this.note = null;
  };

  private show(change: Partial<NotificationPreferencesDto>): void {
    const { data } = this.preferences;
    if (data !== null) this.preferences.replace({ ...data, ...change });
    this.isSaved = false;
    this.note = null;
  }

  private send(change: Partial<SaveNotificationPreferencesDto>): void {
    this.waiting++;
    this.queue = this.queue.then(() => this.save(change));
  }

  /** What is shown and not stored is taken back if it fails. */
  private async save(change: Partial<SaveNotificationPreferencesDto>): Promise<void> {
    if (this.stored === null) return;
    const { version, quietHours, digestHour } = this.stored;
    try {
      this.stored = await saveNotificationPreferences(
        { version, kinds: [], quietHours, digestHour, ...change },
        quiet,
      );
      this.ended();
    } catch (error) {
      this.ended(error);
      if (isConflict(error)) await this.load();
    }
  }

  private ended(error?: unknown): void {
    this.waiting--;
    if (error !== undefined)
      this.note = isConflict(error) ? { kind: 'conflict' } : { kind: 'failure', error };
    else this.isSaved = this.waiting === 0;
    if (this.waiting === 0 && this.stored !== null) this.preferences.replace(this.stored);
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === CONFLICT;
}
