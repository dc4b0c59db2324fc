import { makeAutoObservable } from 'mobx';
import {
  listQualityInspectionItems,
  passQualityInspectionItem,
  rejectQualityInspectionItem,
  reopenQualityInspectionItem,
  sampleQualityInspectionItem,
} from '../../../api/generated/cards/cards';
import {
  type InspectedItemDto,
  type QualityInspectionDto,
  type QueueItemDto,
  QueueItemStage,
} from '../../../api/generated/model';
import { ApiError } from '../../../api/api-error';
import { CONFLICT, NOT_FOUND } from '../../../api/codes';
import { Resource } from '../../../shared/data/resource';
import type { Note } from '../../../shared/ui/feedback/note-line';
import type { Decision } from './cards.constants';
import { InspectedContentStore } from './inspected-content.store';

const PAGE_SIZE = 50;
const quiet = { skipErrorToast: true };

const calls = {
  pass: passQualityInspectionItem,
  sample: sampleQualityInspectionItem,
  reopen: reopenQualityInspectionItem,
} satisfies Record<Exclude<Decision['action'], 'reject'>, unknown>;

/** What somebody else did with an item first; it was withdrawn if nothing is known. */
interface Lost {
  title: string;
  stage?: QueueItemStage;
  person?: string | null;
}

/** The items of a queue at one stage, and the one that is being inspected. */
export class InspectionStore {
  readonly items = new Resource<QueueItemDto[]>();
  stage: QueueItemStage = 'waiting';
  isBusy = false;
  note: Note | null = null;
  /** What a note about a conflict is about. */
  lost: Lost | null = null;
  readonly content = new InspectedContentStore();
  /** Items at this stage, including those not loaded yet. */
  private total = 0;
  /** Items that left the stage here. */
  private decided = 0;
  private chosenId: number | null = null;
  private readonly queueId: number;
  private readonly changed: (queue: QualityInspectionDto) => void;

  constructor(queueId: number, changed: (queue: QualityInspectionDto) => void) {
    this.queueId = queueId;
    this.changed = changed;
    makeAutoObservable<this, 'queueId' | 'changed'>(
      this,
      { items: false, content: false, queueId: false, changed: false },
      { autoBind: true },
    );
  }

  /** Index of the chosen item, or of the first one. */
  private get at(): number {
    const found = this.items.data?.findIndex(({ id }) => id === this.chosenId) ?? -1;
    return Math.max(found, 0);
  }

  get chosen(): QueueItemDto | null {
    return this.items.data?.[this.at] ?? null;
  }

  /** Which item this is of all that were there, such as 3 of 12. */
  get progress(): { position: number; total: number } {
    return { position: this.decided + this.at + 1, total: this.decided + this.total };
  }

  /** Items that are loaded when the ones shown are decided. */
  get remaining(): number {
    return Math.max(this.total - (this.items.data?.length ?? 0), 0);
  }

  readonly load = (): void => {
    const query = { stage: this.stage, pageSize: PAGE_SIZE };
    void this.items.load(async (signal) => {
      const page = await listQualityInspectionItems(this.queueId, query, { ...quiet, signal });
      this.count(page.total);
      return page.list;
    });
  };

  readonly show = (stage: QueueItemStage): void => {
    this.stage = stage;
    this.note = null;
    this.chosenId = null;
    this.decided = 0;
    this.items.clear();
    this.load();
  };

  choose(id: number): void {
    this.chosenId = id;
    this.note = null;
  }

  /** @param step 1 for the next item, -1 for the previous one */
  step(step: 1 | -1): void {
    const item = this.items.data?.[this.at + step];
    if (item !== undefined) this.choose(item.id);
  }

  /**
   * The item leaves the list, and the next one is chosen.
   * @returns the item at its new stage; null if nothing changed
   */
  async decide(item: QueueItemDto, decision: Decision): Promise<QueueItemDto | null> {
    if (this.isBusy) return null;
    this.begin();
    const { stage } = this;
    try {
      const inspected = await this.send(item, decision);
      this.changed(inspected.queue);
      // Another stage may have been asked for, and read before the decision.
      if (this.stage !== stage || this.items.data === null) this.load();
      else this.drop(item.id, this.items.data);
      return inspected.item;
    } catch (error) {
      this.fail(item, error);
      return null;
    } finally {
      this.end();
    }
  }

  /**
   * Takes a decision back. The item returns to its place and is chosen.
   * @throws ApiError
   */
  async undo({ id, version }: QueueItemDto): Promise<void> {
    const { item, queue } = await reopenQualityInspectionItem(id, { version });
    this.changed(queue);
    if (item.stage === this.stage && this.items.data !== null) this.putBack(item, this.items.data);
    else this.load();
  }

  private send({ id, version }: QueueItemDto, decision: Decision): Promise<InspectedItemDto> {
    return decision.action === 'reject'
      ? rejectQualityInspectionItem(id, { version, reason: decision.reason }, quiet)
      : calls[decision.action](id, { version }, quiet);
  }

  private begin(): void {
    this.isBusy = true;
    this.note = null;
  }

  private end(): void {
    this.isBusy = false;
  }

  private count(total: number): void {
    this.total = total;
  }

  private drop(id: number, all: QueueItemDto[]): void {
    const next = all[this.at + 1];
    const rest = all.filter((item) => item.id !== id);
    this.chosenId = next?.id ?? null;
    this.decided += 1;
    this.total -= 1;
    this.items.amend(rest);
    if (rest.length === 0 && this.total > 0) this.load();
  }

  private putBack(item: QueueItemDto, all: QueueItemDto[]): void {
    const others = all.filter(({ id }) => id !== item.id);
    this.items.amend([...others, item].toSorted((one, other) => one.id - other.id));
    this.decided = Math.max(this.decided - 1, 0);
    this.total += 1;
    this.chosenId = item.id;
  }

  private fail({ title }: QueueItemDto, error: unknown): void {
    const lost = lostBy(error);
    this.lost = lost && { title, ...lost };
    this.note = lost === null ? { kind: 'failure', error } : { kind: 'conflict' };
    if (lost !== null) this.load();
  }
}

/** Where more people have to approve an item, the first approval leaves it where it is. */
export function hasDecided({ action }: Decision, { stage }: Pick<QueueItemDto, 'stage'>): boolean {
  return action !== 'pass' || stage === 'done';
}

/** Null for any other refusal, such as of one's own work. */
function lostBy(error: unknown): Omit<Lost, 'title'> | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === NOT_FOUND) return {};
  if (error.code !== CONFLICT || error.data === null) return null;
  const { state, person } = error.data as { state?: string; person?: string | null };
  const stage = Object.values(QueueItemStage).find((one) => one === state);
  return { ...(stage && { stage }), person: person ?? null };
}
