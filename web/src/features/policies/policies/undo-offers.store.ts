import { reaction } from 'mobx';
import type { PolicyOperationDto } from '../../../api/generated/model';
import { getPolicyOperation, undoPolicyOperation } from '../../../api/generated/policies/policies';
import { type Events, LiveFollower } from '../../../shared/live-events/live-follower';
import { may } from '../../../shared/session/permissions';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';

/**
 * The toasts that offer to undo an operation. One goes as soon as the operation cannot be undone any more: it was
 * undone elsewhere, somebody changed one of its sets, or the role was switched. They outlive the page.
 */
export class UndoOffers {
  /** The id of the toast of each operation. */
  private readonly open = new Map<string, string>();
  private end: (() => void) | null = null;
  private readonly events: Events | undefined;

  /** @param events by default those of the server */
  constructor(events?: Events) {
    this.events = events;
  }

  offer({ operationId }: PolicyOperationDto, text: string, onUndone: () => Promise<void>): void {
    if (!may('undoPolicyOperation')) {
      toasts.show({ kind: 'success', text });
      return;
    }
    const undo = async () => {
      await undoPolicyOperation(operationId);
      await onUndone();
    };
    const id = `undo:${operationId}`;
    undoable({ text, id, undo });
    this.open.set(operationId, id);
    this.end ??= this.follow();
  }

  private follow(): () => void {
    const review = () => void this.review();
    const live = new LiveFollower('policies.changed', review, review, this.events).start();
    const role = reaction(
      () => may('undoPolicyOperation'),
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
    const checked = await Promise.allSettled(
      ids.map((id) => getPolicyOperation(id, { skipErrorToast: true })),
    );
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

export const undoOffers = new UndoOffers();
