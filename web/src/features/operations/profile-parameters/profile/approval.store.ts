import { makeAutoObservable } from 'mobx';
import { getParameterApproval, listOperationLogPage } from '../../../../api/generated/forms/forms';
import type {
  OperationLogRowDto,
  ParameterApprovalDto,
  ParameterChangeDto,
} from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';
import { PagedList } from '../../../../shared/lists/paged-list';
import type { PageQuery } from '../../../../shared/lists/page-query';
import { LiveReload } from '../../../../shared/live-events/live-reload';
import { type ChangeReview, newChangeReview } from './change-review.store';

const quiet = { skipErrorToast: true };

/** The approval with its parameters, the log, and the review of the change. Follows what others do. */
export class ApprovalStore {
  readonly approval = new Resource<ParameterApprovalDto>();
  readonly log = new PagedList<OperationLogRowDto, PageQuery>((query, signal) =>
    listOperationLogPage(query, { ...quiet, signal }),
  );
  /** Of the open change, else of the last one; null: there was none yet. */
  review: ChangeReview | null = null;
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  private readonly onTold: (change: ParameterChangeDto) => void;
  private readonly live = new LiveReload(['parameters.changed'], () => {
    this.changed();
  });

  /** @param onTold called when somebody else has changed the state */
  constructor(onTold: (change: ParameterChangeDto) => void) {
    this.onTold = onTold;
    makeAutoObservable<this, 'live' | 'onTold'>(
      this,
      { approval: false, log: false, live: false, onTold: false },
      { autoBind: true },
    );
  }

  get change(): ParameterChangeDto | null {
    return this.review?.record.view.data ?? null;
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
    if (this.approval.data !== null) this.take(this.approval.data);
  };

  /** After a change, here or elsewhere: reloads the shown data. */
  readonly changed = (): void => {
    this.changes += 1;
    if (this.log.state === 'ready' || this.log.state === 'empty') void this.log.refresh();
    void this.reload();
  };

  private take({ change }: ParameterApprovalDto): void {
    if (change === null) return;
    const { change: known, review } = this;
    const isSame = review !== null && known?.id === change.id;
    this.review = isSame ? review : newChangeReview(change.id);
    this.review.record.view.replace(change);
    // What is done here is no news.
    const isOwn = known === null || review?.record.isBusy === true;
    if (!isOwn && !(isSame && known.state === change.state)) this.onTold(change);
  }
}
