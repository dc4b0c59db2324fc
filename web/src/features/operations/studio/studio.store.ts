import { makeAutoObservable } from 'mobx';
import {
  approveProgramme,
  changeStudioClarity,
  getStudio,
  listProgrammes,
  moveProgramme,
  placeProgramme,
  removeProgramme,
  pushStudioGasket,
  rejectProgramme,
  removeStudioClarity,
  removeStudioGasket,
  restoreStudioClarity,
  startStudio,
  stopStudio,
  switchStudioMethod,
  switchStudioStream,
} from '../../../api/generated/studio/studio';
import type {
  Clarity,
  LiveMethod,
  ProgrammeAction,
  ProgrammeDirection,
  ProgrammeDto,
  StudioDto,
  StudioPart,
  StudioStream,
} from '../../../api/generated/model';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import type { Note } from '../../../shared/ui/feedback/note-line';
import { LiveResource } from './live-resource';

/** An operation, with what it needs. */
export type Operation =
  | { action: 'start' | 'stop' | 'pushGasket' | 'removeGasket' }
  | { action: 'switchMethod'; method: LiveMethod }
  | { action: 'switchStream'; stream: StudioStream }
  | { action: 'changeClarity' | 'removeClarity' | 'restoreClarity'; clarity: Clarity };

/** The card in which something was tried, and where a failure is shown. */
export type Place = 'operations' | 'method';

const quiet = { skipErrorToast: true };
const withSignal = (signal: AbortSignal) => ({ ...quiet, signal });

/** What the studio broadcasts, and the programmes. One change at a time. */
export class StudioStore {
  readonly studio = new LiveResource<StudioDto>((signal) => getStudio(withSignal(signal)));
  readonly programmes = new LiveResource<ProgrammeDto[]>((signal) => listProgrammes(withSignal(signal)));
  /** The action on its way, or the id of the entry that is changed. */
  busy: string | null = null;
  readonly notes = new Map<Place, Note>();

  constructor() {
    makeAutoObservable<this, 'live'>(
      this,
      { studio: false, programmes: false, live: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.studio.start();
    this.programmes.start();
    const unfollow = this.live.start();
    return () => {
      unfollow();
      this.studio.stop();
      this.programmes.stop();
    };
  }

  /** @returns the studio as it is since; null if the operation failed or another one is on its way */
  async operate(place: Place, operation: Operation): Promise<StudioDto | null> {
    const { data } = this.studio;
    if (data === null) return null;
    return await this.attempt(place, operation.action, async () => {
      const studio = await call(operation, data.version);
      this.studio.put(studio);
      return studio;
    });
  }

  async judge({ id, version }: ProgrammeDto, action: ProgrammeAction): Promise<ProgrammeDto[] | null> {
    const send = action === 'approve' ? approveProgramme : rejectProgramme;
    return await this.attempt('method', id, async () => this.taken(await send(id, { version }, quiet)));
  }

  async move({ id, version }: ProgrammeDto, direction: ProgrammeDirection): Promise<ProgrammeDto[] | null> {
    return await this.attempt('method', id, async () =>
      this.taken(await moveProgramme(id, { version, direction }, quiet)),
    );
  }

  /** @param place from 1 */
  async place({ id, version }: ProgrammeDto, place: number): Promise<ProgrammeDto[] | null> {
    return await this.attempt('method', id, async () =>
      this.taken(await placeProgramme(id, { version, place }, quiet)),
    );
  }

  async remove({ id, version }: ProgrammeDto): Promise<ProgrammeDto[] | null> {
    return await this.attempt('method', id, async () =>
      this.taken(await removeProgramme(id, { version }, quiet)),
    );
  }

  /** Shows the answer to a change of the programmes. */
  taken(programmes: ProgrammeDto[]): ProgrammeDto[] {
    this.programmes.put(programmes);
    return programmes;
  }

  forget(place: Place): void {
    this.notes.delete(place);
  }

  private readonly live = new LiveFollower(
    'studio.changed',
    ({ part }) => void this.refresh(part),
    () => {
      void this.refresh('broadcast');
      void this.refresh('programme');
    },
  );

  private async refresh(part: StudioPart): Promise<void> {
    if (part === 'broadcast') await this.studio.refresh();
    if (part === 'programme') await this.programmes.refresh();
  }

  private async attempt<Result>(
    place: Place,
    busy: string,
    run: () => Promise<Result>,
  ): Promise<Result | null> {
    if (this.busy !== null) return null;
    this.begin(place, busy);
    try {
      return await run();
    } catch (error) {
      await this.fail(place, error);
      return null;
    } finally {
      this.end();
    }
  }

  private begin(place: Place, busy: string): void {
    this.busy = busy;
    this.notes.delete(place);
  }

  private end(): void {
    this.busy = null;
  }

  /** Stale data is loaded again before the reason is shown; other refusals say what to do. */
  private async fail(place: Place, error: unknown): Promise<void> {
    const isStale = error instanceof ApiError && error.code === CONFLICT && error.data !== null;
    if (isStale) await Promise.all([this.studio.refresh(), this.programmes.refresh()]);
    this.note(place, isStale ? { kind: 'conflict' } : { kind: 'failure', error });
  }

  private note(place: Place, note: Note): void {
    this.notes.set(place, note);
  }
}

async function call(operation: Operation, version: number): Promise<StudioDto> {
  switch (operation.action) {
    case 'start':
      return await startStudio({ version }, quiet);
    case 'stop':
      return await stopStudio({ version }, quiet);
    case 'pushGasket':
      return await pushStudioGasket({ version }, quiet);
    case 'removeGasket':
      return await removeStudioGasket({ version }, quiet);
    case 'switchMethod':
      return await switchStudioMethod({ version, method: operation.method }, quiet);
    case 'switchStream':
      return await switchStudioStream({ version, stream: operation.stream }, quiet);
    case 'changeClarity':
      return await changeStudioClarity({ version, clarity: operation.clarity }, quiet);
    case 'removeClarity':
      return await removeStudioClarity({ version, clarity: operation.clarity }, quiet);
    case 'restoreClarity':
      return await restoreStudioClarity({ version, clarity: operation.clarity }, quiet);
  }
}
