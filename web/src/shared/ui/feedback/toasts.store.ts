import { makeAutoObservable } from 'mobx';
import { announce } from '../../announcements/live-regions';

export interface ToastAction {
  label: string;
  run: () => void;
  /** It undoes something, so Ctrl-Z or Command-Z runs it too. */
  isUndo?: boolean;
}

export interface Toast {
  /** A toast with the same id replaces the previous one. */
  id?: string;
  kind: 'info' | 'success' | 'error';
  text: string;
  requestId?: string | null;
  /** The toast then stays longer, and closes when the action is clicked. */
  action?: ToastAction;
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
   * Runs the action of a toast and closes the toast.
   * @param id of the toast; by default the newest one that undoes something
   * @returns whether there was an action
   */
  runAction(id = this.shown.findLast(({ action }) => action?.isUndo)?.id): boolean {
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

  /** Pauses the timeout while the user reads or copies. */
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
