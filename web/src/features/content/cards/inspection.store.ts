import { makeAutoObservable } from 'mobx';
import {
  listQualityInspectionItems,
  passQualityInspectionItem,
  rejectQualityInspectionItem,
  sampleQualityInspectionItem,
} from '../../../api/generated/cards/cards';
import type { QualityInspectionDto, QueueItemAction, QueueItemDto } from '../../../api/generated/model';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { Resource } from '../../../shared/data/resource';
import type { Note } from '../../../shared/ui/feedback/note-line';
import type { OpenStage } from './cards.constants';

const PAGE_SIZE = 10;
const quiet = { skipErrorToast: true };

const calls = {
  pass: passQualityInspectionItem,
  sample: sampleQualityInspectionItem,
  reject: rejectQualityInspectionItem,
};

/** The items of a queue that await inspection, loaded in small batches. */
export class InspectionStore {
  readonly items = new Resource<QueueItemDto[]>();
  stage: OpenStage = 'waiting';
  busyId: number | null = null;
  note: Note | null = null;
  private readonly queueId: number;
  private readonly changed: (queue: QualityInspectionDto) => void;

  constructor(queueId: number, changed: (queue: QualityInspectionDto) => void) {
    this.queueId = queueId;
    this.changed = changed;
    makeAutoObservable<this, 'queueId' | 'changed'>(
      this,
      { items: false, queueId: false, changed: false },
      { autoBind: true },
    );
  }

  readonly load = (): void => {
    const query = { stage: this.stage, pageSize: PAGE_SIZE };
    void this.items.load(
      async (signal) => (await listQualityInspectionItems(this.queueId, query, { ...quiet, signal })).list,
    );
  };

  readonly choose = (stage: OpenStage): void => {
    this.stage = stage;
    this.note = null;
    this.load();
  };

  /** Judged items leave the list; an empty list loads the next batch. */
  async decide(item: QueueItemDto, action: QueueItemAction): Promise<void> {
    if (this.busyId !== null) return;
    this.begin(item.id);
    try {
      const { queue } = await calls[action](item.id, { version: item.version }, quiet);
      this.changed(queue);
      this.drop(item.id);
    } catch (error) {
      this.fail(error);
    } finally {
      this.end();
    }
  }

  private begin(id: number): void {
    this.busyId = id;
    this.note = null;
  }

  private end(): void {
    this.busyId = null;
  }

  private drop(id: number): void {
    const rest = this.items.data?.filter((item) => item.id !== id) ?? [];
    this.items.replace(rest);
    if (rest.length === 0) this.load();
  }

  private fail(error: unknown): void {
    const isConflict = error instanceof ApiError && error.code === CONFLICT;
    this.note = isConflict ? { kind: 'conflict' } : { kind: 'failure', error };
    if (isConflict) this.load();
  }
}
