import { makeAutoObservable } from 'mobx';
import {
  getStudioInformation,
  listStudioOperations,
  saveStudioInformation,
} from '../../../api/generated/studio/studio';
import type { StudioInformationDto } from '../../../api/generated/model';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import type { Note } from '../../../shared/ui/feedback/note-line';
import { LiveResource } from './live-resource';

const quiet = { skipErrorToast: true };
/** So many operations of the studio are looked through for the last edit. */
const EDITS_AMONG = 20;
const withSignal = (signal: AbortSignal) => ({ ...quiet, signal });

interface Author {
  person: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string;
}

/** The studio information. */
export class InformationStore {
  readonly information = new LiveResource<StudioInformationDto>((signal) =>
    getStudioInformation(withSignal(signal)),
  );
  /** Who saved it last, and when, if that was somebody else and it is known. */
  author: Author | null = null;
  isSaving = false;
  note: Note | null = null;

  constructor() {
    makeAutoObservable<this, 'live'>(this, { information: false, live: false }, { autoBind: true });
  }

  start(): () => void {
    this.information.start();
    const unfollow = this.live.start();
    return () => {
      unfollow();
      this.information.stop();
    };
  }

  private readonly live = new LiveFollower(
    'studio.changed',
    ({ part }) => {
      if (part === 'information') void this.follow();
    },
    () => void this.information.refresh(),
  );

  private async follow(): Promise<void> {
    await this.information.refresh();
    try {
      const { list } = await listStudioOperations({ pageSize: EDITS_AMONG }, quiet);
      this.learn(list.find(({ action }) => action === 'edit') ?? null);
    } catch {
      // The values are shown without a name.
      this.learn(null);
    }
  }

  private learn(last: { person: string | null; time: string } | null): void {
    this.author = last?.person ? { person: last.person, time: last.time } : null;
  }

  /** @returns whether it is stored; if someone else was first, their values are shown beside the input */
  async save(information: StudioInformationDto): Promise<boolean> {
    if (this.isSaving) return false;
    this.begin();
    try {
      this.information.put(await saveStudioInformation(information, quiet));
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.end();
    }
  }

  forget(): void {
    this.note = null;
  }

  private begin(): void {
    this.isSaving = true;
    this.note = null;
  }

  private end(): void {
    this.isSaving = false;
  }

  private fail(error: unknown): void {
    const isStale = error instanceof ApiError && error.code === CONFLICT;
    if (isStale) {
      const { person, time, ...stored } = error.data as StudioInformationDto & Partial<Author>;
      this.information.put(stored);
      this.author = person && time ? { person, time } : null;
    }
    this.note = isStale ? { kind: 'conflict' } : { kind: 'failure', error };
  }
}
