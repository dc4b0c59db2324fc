import { decideFilm } from './decide-film';
import { encodeFilm, type Acceleration } from './encode-film';
import type { FilmDecision, FilmNews, FilmOrder, FilmPlan } from './film';
import { RateIgnored } from './rate-watch';
import { meansFor, type OpenFilm, readFilm } from './read-film';
import { rewriteFilm } from './rewrite-film';

const NEWS_MS = 250;
/** An encoder that ignores its rate is left for another kind. */
const ENCODERS: readonly Acceleration[] = ['no-preference', 'prefer-software', 'prefer-hardware'];

const FAILED: FilmDecision = { way: 'cannot', obstacle: 'failed', codec: null };

const tell = (news: FilmNews): void => {
  self.postMessage(news);
};

let told = 0;
const follow = (part: number): void => {
  if (performance.now() - told < NEWS_MS) return;
  told = performance.now();
  tell({ type: 'progress', part: Math.min(1, part) });
};

self.addEventListener('message', ({ data }: MessageEvent<FilmOrder>) => {
  void work(data);
});

async function work({ file, bounds }: FilmOrder): Promise<void> {
  const film = await readFilm(file).catch(() => null);
  if (film === null) {
    tell({ type: 'decided', decision: { way: 'refuse', refusal: 'notFilm' } });
    return;
  }
  const means = await meansFor(bounds);
  // What could not be encoded may go up as it is.
  for (const possible of means.picture ? [means, { ...means, picture: false }] : [means]) {
    const isSecond = possible !== means;
    const decision = decideFilm(film.facts, possible, bounds);
    const isOver = decision.way === 'refuse' || decision.way === 'cannot';
    tell({ type: 'decided', decision: isOver && isSecond ? FAILED : decision });
    if (isOver) return;
    try {
      tell({ type: 'made', film: decision.way === 'keep' ? null : await make(film, decision) });
      return;
    } catch {
      // Browsers say by errors of many kinds that they could not; the words on the page say what to do.
    }
  }
  tell({ type: 'decided', decision: FAILED });
}

async function make(film: OpenFilm, plan: FilmPlan): Promise<Blob> {
  if (plan.way === 'rewrite') return await rewriteFilm(film, plan, follow);
  for (const acceleration of ENCODERS) {
    try {
      return await encodeFilm(film, plan, acceleration, follow);
    } catch (error) {
      if (!(error instanceof RateIgnored)) throw error;
      tell({ type: 'left' });
    }
  }
  throw new RateIgnored('Every encoder of this browser');
}
