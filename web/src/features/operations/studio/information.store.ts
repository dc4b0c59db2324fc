import { makeAutoObservable } from 'mobx';
import { getStudioInformation, saveStudioInformation } from '../../../api/generated/studio/studio';
import type { StudioInformationDto } from '../../../api/generated/model';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import type { Note } from '../../../shared/ui/feedback/note-line';
import { LiveResource } from './live-resource';

const quiet = { skipErrorToast: true };
const withSignal = (signal?: AbortSignal) => (signal === undefined ? quiet : { ...quiet, signal });

/** The studio information. */
export class InformationStore {
  readonly information = new LiveResource<StudioInformationDto>((signal) =>
    getStudioInformation(withSignal(signal)),
  );
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
      if (part === 'information') void this.information.refresh();
    },
    () => void this.information.refresh(),
  );

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
    if (isStale) this.information.put(error.data as StudioInformationDto);
    this.note = isStale ? { kind: 'conflict' } : { kind: 'failure', error };
  }
}
