import { reaction } from 'mobx';
import type { RequestOptions } from '../../api/request';
import type { LiveEventName } from '../live-events/live-event';
import { type Events, LiveFollower } from '../live-events/live-follower';
import { toasts } from '../ui/feedback/toasts.store';
import { undoable } from '../ui/feedback/undoable';

interface Noun {
  /** What is published when a record changes. */
  event: LiveEventName;
  mayUndo: () => boolean;
  undo: (operationId: string) => Promise<unknown>;
  /** Why it cannot be undone now; null if it can be. */
  status: (
    operationId: string,
    options: RequestOptions,
  ) => Promise<{ operationId: string; obstacle: unknown }>;
}

/**
 * The toasts that offer to undo an operation. One goes as soon as the operation cannot be undone any more: it was
 * undone elsewhere, somebody changed one of its records, or the role was switched. They outlive the page.
 */
export class UndoOffers {
  /** The id of the toast of each operation. */
  private readonly open = new Map<string, string>();
  private end: (() => void) | null = null;
  private readonly noun: Noun;
  private readonly events: Events | undefined;

  /** @param events by default those of the server */
  constructor(noun: Noun, events?: Events) {
    this.noun = noun;
    this.events = events;
  }

  offer({ operationId }: { operationId: string }, text: string, onUndone: () => Promise<void>): void {
    if (!this.noun.mayUndo()) {
      toasts.show({ kind: 'success', text });
      return;
    }
    const undo = async () => {
      await this.noun.undo(operationId);
      await onUndone();
    };
    const id = `undo:${operationId}`;
    undoable({ text, id, undo });
    this.open.set(operationId, id);
    this.end ??= this.follow();
  }

  private follow(): () => void {
    const review = () => void this.review();
    const live = new LiveFollower(this.noun.event, review, review, this.events).start();
    const role = reaction(
      () => this.noun.mayUndo(),
      (mayUndo) => {
        if (!mayUndo) this.withdraw([...this.open.keys()]);
      },
    );
    return () => {
      live();
      role();
    };
  }

  private async review(): Promise<void> {
    this.forgetClosed();
    const ids = [...this.open.keys()];
    const checked = await Promise.allSettled(ids.map((id) => this.noun.status(id, { skipErrorToast: true })));
    // Without an answer the offer stays: undo itself will say why it fails.
    this.withdraw(
      checked.flatMap((one) =>
        one.status === 'fulfilled' && one.value.obstacle !== null ? one.value.operationId : [],
      ),
    );
  }

  private withdraw(ids: string[]): void {
    for (const id of ids) toasts.dismiss(this.open.get(id) ?? '');
    this.forgetClosed();
  }

  private forgetClosed(): void {
    for (const [id, toast] of this.open)
      if (!toasts.shown.some((shown) => shown.id === toast)) this.open.delete(id);
    if (this.open.size > 0) return;
    this.end?.();
    this.end = null;
  }
}
