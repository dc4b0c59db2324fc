import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { maintenance } from '../../../shared/session/maintenance.store';
import type { Note } from '../../../shared/ui/feedback/note-line';

/** What an administrator is about to tell people, and the error of the last attempt. */
export class MaintenanceChange {
  message = maintenance.state?.message ?? '';
  /** 0: unknown. */
  minutes = 0;
  busy: 'on' | 'off' | null = null;
  note: Note | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isDirty(): boolean {
    return this.message !== (maintenance.state?.message ?? '');
  }

  readonly setMessage = (message: string): void => {
    this.message = message;
  };

  readonly setMinutes = (minutes: number): void => {
    this.minutes = minutes;
  };

  readonly forgetNote = (): void => {
    this.note = null;
  };

  /** @returns whether it succeeded */
  async send(isOn: boolean): Promise<boolean> {
    if (this.busy !== null) return false;
    this.begin(isOn ? 'on' : 'off');
    try {
      if (maintenance.state === null) await maintenance.load();
      const version = maintenance.state?.version ?? 1;
      const told = { message: this.message.trim(), ...(this.minutes === 0 ? {} : { minutes: this.minutes }) };
      await maintenance.change({ isOn, version, ...(isOn ? told : {}) });
      this.end(null);
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === CONFLICT;
      this.end(isConflict ? { kind: 'conflict' } : { kind: 'failure', error });
      if (isConflict) await maintenance.load();
      return false;
    }
  }

  private begin(busy: 'on' | 'off'): void {
    this.busy = busy;
    this.note = null;
  }

  private end(note: Note | null): void {
    this.busy = null;
    this.note = note;
  }
}
