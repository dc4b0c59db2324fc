import { makeAutoObservable } from 'mobx';
import type { FilmBounds, FilmDecision, FilmNews, FilmOrder, FilmPlan } from './film';
import { keepAwake } from './keep-awake';
import { startFilmWorker } from './start-film-worker';

export type FilmState = 'idle' | 'reading' | 'making' | 'done' | 'stopped';

const MS = 1_000;
/** For want of memory, as a rule. */
const FAILED: FilmDecision = { way: 'cannot', obstacle: 'failed', codec: null };
/** Before that, the rest of the time is a guess. */
const KNOWN_AFTER = { ms: 3_000, part: 0.02 };

/** What becomes of a chosen film before it is uploaded, in a worker that is ended with it. */
export class FilmStore {
  state: FilmState = 'idle';
  decision: FilmDecision | null = null;
  /** In bytes. */
  before = 0;
  after = 0;
  /** From 0 to 1. */
  part = 0;
  /** Null until it is known. */
  secondsLeft: number | null = null;
  /** Whether an encoder was left that made too much. */
  hasLeft = false;
  private begun = 0;

  constructor() {
    makeAutoObservable<this, 'begun'>(this, { begun: false }, { autoBind: true, deep: false });
  }

  get plan(): FilmPlan | null {
    const { decision } = this;
    return decision?.way === 'rewrite' || decision?.way === 'encode' ? decision : null;
  }

  /**
   * The file to be uploaded, which is the same where nothing had to be done; null if it is refused.
   * @throws Error if the worker could not be loaded; what the signal was aborted with
   */
  async prepare(file: File, bounds: FilmBounds, signal: AbortSignal): Promise<File | null> {
    this.forget();
    this.state = 'reading';
    this.before = file.size;
    const release = keepAwake();
    const worker = startFilmWorker();
    try {
      return await new Promise<File | null>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
        worker.addEventListener('error', ({ message }) => {
          if (this.state === 'reading') reject(new Error(message));
          else resolve(this.stop(FAILED));
        });
        worker.addEventListener('message', ({ data }: MessageEvent<FilmNews>) => {
          const result = this.follow(data, file);
          if (result !== undefined) resolve(result);
        });
        worker.postMessage({ file, bounds } satisfies FilmOrder);
      });
    } catch (error) {
      this.forget();
      throw error;
    } finally {
      worker.terminate();
      release();
    }
  }

  readonly forget = (): void => {
    Object.assign(this, { state: 'idle', decision: null, after: 0, hasLeft: false });
    this.restart();
  };

  /** The file, null if it is refused, undefined as long as neither is known. */
  private follow(news: FilmNews, file: File): File | null | undefined {
    if (news.type === 'progress') {
      this.advance(news.part);
      return undefined;
    }
    if (news.type === 'left') this.hasLeft = true;
    if (news.type === 'decided') {
      const { decision } = news;
      if (decision.way === 'refuse' || decision.way === 'cannot') return this.stop(decision);
      this.decision = decision;
      this.state = 'making';
    }
    if (news.type === 'made') return this.finish(news.film, file);
    this.restart();
    return undefined;
  }

  private stop(decision: FilmDecision): null {
    this.decision = decision;
    this.state = 'stopped';
    return null;
  }

  private restart(): void {
    this.part = 0;
    this.secondsLeft = null;
    this.begun = performance.now();
  }

  private advance(part: number): void {
    const passed = performance.now() - this.begun;
    this.part = part;
    const isKnown = passed > KNOWN_AFTER.ms && part > KNOWN_AFTER.part;
    this.secondsLeft = isKnown ? (passed * (1 - part)) / part / MS : null;
  }

  private finish(film: Blob | null, file: File): File {
    this.state = 'done';
    const made = film === null ? file : fileOf(film, file, this.plan);
    this.after = made.size;
    return made;
  }
}

/**
 * An upload is taken up by name, size and time. Rewriting gives the same bytes again after a reload; encoding may not, and then
 * begins another upload.
 */
function fileOf(film: Blob, { name, lastModified }: File, plan: FilmPlan | null): File {
  const { type } = film;
  const ending = type.includes('webm') ? '.webm' : '.mp4';
  const stem = name.replace(/\.[^.]*$/, '');
  const isSame = plan?.way === 'rewrite';
  return new File([film], `${stem}${ending}`, { type, ...(isSame && { lastModified }) });
}
