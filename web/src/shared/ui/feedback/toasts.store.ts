import { makeAutoObservable } from 'mobx';
import { announce } from '../../announcements/live-regions';

export interface Toast {
  /** A toast shown again under the same id replaces the former one. */
  id?: string;
  kind: 'info' | 'success' | 'error';
  text: string;
  requestId?: string | null;
  /** What can be done about it, such as to undo; the toast then stays longer, and goes when it is pressed. */
  action?: { label: string; run: () => void };
}

const SHOWN_FOR_MS = 5000;
const WITH_ACTION_FOR_MS = 12_000;

/** Short messages about what just happened. The same text is never shown twice at once. */
export class ToastsStore {
  shown: (Toast & { id: string })[] = [];
  private timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor() {
    makeAutoObservable<this, 'timers'>(this, { timers: false }, { autoBind: true });
  }

  show(toast: Toast): void {
    const id = toast.id ?? `${toast.kind}:${toast.text}`;
    this.shown = [...this.shown.filter((other) => other.id !== id), { ...toast, id }];
    announce(toast.text, toast.kind === 'error' ? 'assertive' : 'polite');
    this.resume(id);
  }

  /**
   * Does what a toast offers, and takes the toast away.
   * @param id of the toast; by default the newest one that offers something
   * @returns whether there was something to do
   */
  runAction(id = this.shown.findLast(({ action }) => action !== undefined)?.id): boolean {
    const action = this.shown.find((toast) => toast.id === id)?.action;
    if (id === undefined || action === undefined) return false;
    this.dismiss(id);
    action.run();
    return true;
  }

  dismiss(id: string): void {
    this.hold(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Stops the clock while someone reads or copies. */
  hold(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  resume(id: string): void {
    this.hold(id);
    const hasAction = this.shown.some((toast) => toast.id === id && toast.action !== undefined);
    this.timers.set(
      id,
      setTimeout(
        () => {
          this.dismiss(id);
        },
        hasAction ? WITH_ACTION_FOR_MS : SHOWN_FOR_MS,
      ),
    );
  }
}

export const toasts = new ToastsStore();
