import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { listLabelMerges } from '../../../api/generated/content-items/content-items';
import type { LabelMergeDto, LabelMergesDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { LiveReload } from '../../../shared/live-events/live-reload';

/** The merges under way, and the last ones. */
export class LabelMergesStore {
  readonly merges = new Resource<LabelMergesDto>();
  /** The last one that has ended since the page was opened. */
  ended: LabelMergeDto | null = null;
  /** Those that had ended at the last answer. */
  private known: ReadonlySet<number> | null = null;
  private readonly live: LiveReload;

  constructor() {
    this.live = new LiveReload(['labelMerge.changed'], () => void this.merges.refresh());
    makeAutoObservable<this, 'live' | 'known'>(
      this,
      { merges: false, ended: observableRef, live: false, known: false },
      { autoBind: true },
    );
  }

  readonly load = (): void => {
    void this.merges.load((signal) => this.fetch(signal));
  };

  readonly follow = (): (() => void) => {
    this.load();
    const end = this.live.start();
    return () => {
      end();
      this.merges.stop();
    };
  };

  private async fetch(signal: AbortSignal): Promise<LabelMergesDto> {
    const answer = await listLabelMerges({ signal, skipErrorToast: true });
    runInAction(() => {
      this.watch(answer.list);
    });
    return answer;
  }

  /** One may begin and end between two answers. */
  private watch(list: LabelMergeDto[]): void {
    const done = list.filter(({ stage }) => stage === 'done');
    this.ended = (this.known && done.find(({ id }) => this.known?.has(id) === false)) ?? this.ended;
    this.known = new Set(done.map(({ id }) => id));
  }
}
