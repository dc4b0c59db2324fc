import nprogress from 'nprogress';
import './progress.css';

const TEMPLATE = '<div class="bar"><div class="peg"></div></div>';

/** nprogress sets innerHTML; Trusted Types allows only exactly this text. */
function trustedTemplate(): string {
  if (window.trustedTypes === undefined) return TEMPLATE;
  const policy = window.trustedTypes.createPolicy('nprogress', { createHTML: () => TEMPLATE });
  return policy.createHTML('');
}

const bar = nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: trustedTemplate(),
});

/** A screen that is there sooner needs no bar. Each start and end forces a layout of the whole page. */
const DELAY_MS = 100;
let start: ReturnType<typeof setTimeout> | undefined;
let end: ReturnType<typeof requestAnimationFrame> | undefined;

/** The progress bar at the top of the page while a screen is loading. */
export const progress = {
  start(): void {
    clearTimeout(start);
    start = setTimeout(() => bar.start(), DELAY_MS);
  },
  done(): void {
    clearTimeout(start);
    if (!bar.isStarted()) return;
    // The screen is painted first.
    end ??= requestAnimationFrame(() => {
      end = undefined;
      setTimeout(() => bar.done());
    });
  },
};
