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

/** What keeps a toast on the screen. */
type Holder = 'focus' | 'pointer';

const SHOWN_FOR_MS = 5000;
const WITH_ACTION_FOR_MS = 12_000;

/** Short messages about what just happened. The same text is never shown twice at once. */
export class ToastsStore {
  shown: (Toast & { id: string })[] = [];
  private timers = new Map<string, ReturnType<typeof setTimeout>>();
  private holders = new Map<string, Set<Holder>>();

  constructor() {
    makeAutoObservable<this, 'timers' | 'holders'>(
      this,
      { timers: false, holders: false },
      { autoBind: true },
    );
  }

  show(toast: Toast): void {
    const id = toast.id ?? `${toast.kind}:${toast.text}`;
    this.shown = [...this.shown.filter((other) => other.id !== id), { ...toast, id }];
    announce(toast.text, toast.kind === 'error' ? 'assertive' : 'polite');
    this.restart(id);
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
    this.stop(id);
    this.holders.delete(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Keeps the toast for as long as it has the focus or the pointer. */
  hold(id: string, holder: Holder): void {
    this.holders.set(id, new Set(this.holders.get(id)).add(holder));
    this.stop(id);
  }

  release(id: string, holder: Holder): void {
    this.holders.get(id)?.delete(holder);
    this.restart(id);
  }

  private stop(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  private restart(id: string): void {
    this.stop(id);
    const toast = this.shown.find((one) => one.id === id);
    const isHeld = (this.holders.get(id)?.size ?? 0) > 0;
    if (toast === undefined || isHeld) return;
    const dismiss = () => {
      this.dismiss(id);
    };
    this.timers.set(id, setTimeout(dismiss, toast.action ? WITH_ACTION_FOR_MS : SHOWN_FOR_MS));
  }
}

export const toasts = new ToastsStore();
