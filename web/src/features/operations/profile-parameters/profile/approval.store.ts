import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../../api/api-error';
import { CONFLICT } from '../../../../api/codes';
import {
  approveParameterChange,
  cancelParameterChange,
  getParameterApproval,
  listOperationLogPage,
  returnParameterChange,
  reviewParameterChange,
} from '../../../../api/generated/forms/forms';
import type {
  OperationLogRowDto,
  ParameterApprovalDto,
  ParameterChangeAction,
  ParameterChangeDto,
} from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';
import { newKey } from '../../../../shared/lib/new-key';
import { PagedList } from '../../../../shared/lists/paged-list';
import { LiveFollower } from '../../../../shared/live-events/live-follower';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import type { PageQuery } from '../../../../shared/lists/page-query';

const quiet = { skipErrorToast: true };

export type SimpleAction = Exclude<ParameterChangeAction, 'return'>;
const calls = {
  review: reviewParameterChange,
  approve: approveParameterChange,
  cancel: cancelParameterChange,
} satisfies Record<SimpleAction, unknown>;

/** The approval with its parameters, the log, and the actions on the change. Follows what others do. */
export class ApprovalStore {
  readonly approval = new Resource<ParameterApprovalDto>();
  readonly log = new PagedList<OperationLogRowDto, PageQuery>((query, signal) =>
    listOperationLogPage(query, { ...quiet, signal }),
  );
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  /** The running action. */
  busy: ParameterChangeAction | null = null;
  /** Why the last action failed. */
  note: Note | null = null;
  private key = newKey();
  private readonly onTold: (change: ParameterChangeDto) => void;
  private readonly live = new LiveFollower(
    'parameters.changed',
    () => void this.changed(),
    () => void this.changed(),
  );

  /** @param onTold called when somebody else has changed the state */
  constructor(onTold: (change: ParameterChangeDto) => void) {
    this.onTold = onTold;
    makeAutoObservable<this, 'live' | 'key' | 'onTold'>(
      this,
      { approval: false, log: false, live: false, key: false, onTold: false },
      { autoBind: true },
    );
  }

  /** @returns ends it */
  follow(): () => void {
    return this.live.start();
  }

  async load(): Promise<void> {
    if (!this.approval.isLoaded) await this.reload();
  }

  readonly reload = async (): Promise<void> => {
    await this.approval.load((signal) => getParameterApproval({ ...quiet, signal }));
  };

  /** After a change, here or elsewhere: reloads the shown data. */
  readonly changed = async (): Promise<void> => {
    const { busy } = this;
    const known = this.approval.data;
    this.changes += 1;
    if (this.log.state === 'ready' || this.log.state === 'empty') void this.log.refresh();
    await this.reload();
    const after = this.approval.data?.change ?? null;
    if (busy !== null || known === null || after === null) return;
    if (after.id !== known.change?.id || after.state !== known.change.state) this.onTold(after);
  };

  /** @returns the changed change; null if it failed: `note` says why */
  async act(action: SimpleAction, change: ParameterChangeDto): Promise<ParameterChangeDto | null> {
    const { id, version } = change;
    return await this.run(action, (options) => calls[action](id, { version }, options));
  }

  /** @throws ApiError */
  async return(
    { id, version }: ParameterChangeDto,
    comment: string,
    idempotencyKey: string,
  ): Promise<ParameterChangeDto> {
    this.busy = 'return';
    try {
      return await returnParameterChange(id, { version, comment }, { ...quiet, idempotencyKey });
    } finally {
      await this.settle(null);
    }
  }

  readonly forgetNote = (): void => {
    this.note = null;
  };

  private async run(
    action: SimpleAction,
    send: (options: { skipErrorToast: boolean; idempotencyKey: string }) => Promise<ParameterChangeDto>,
  ): Promise<ParameterChangeDto | null> {
    if (this.busy !== null) return null;
    this.busy = action;
    this.note = null;
    try {
      const changed = await send({ ...quiet, idempotencyKey: this.key });
      await this.settle(null);
      return changed;
    } catch (error) {
      await this.fail(error);
      return null;
    }
  }

  private async fail(error: unknown): Promise<void> {
    const isConflict = error instanceof ApiError && error.code === CONFLICT;
    if (isConflict) await this.settle({ kind: 'conflict' });
    else this.end({ kind: 'failure', error }, error instanceof ApiError && error.isOffline);
  }

  /** Shows the current state before the action ends, so that it is not announced as news. */
  private async settle(note: Note | null): Promise<void> {
    await this.changed();
    this.end(note, false);
  }

  private end(note: Note | null, isUnanswered: boolean): void {
    this.busy = null;
    this.note = note;
    // A retry after no answer counts once.
    if (!isUnanswered) this.key = newKey();
  }
}
