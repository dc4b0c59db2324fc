import nprogress from 'nprogress';
import './progress.css';

const TEMPLATE = '<div class="bar"><div class="peg"></div></div>';

/** nprogress sets innerHTML; Trusted Types allows only exactly this text. */
function trustedTemplate(): string {
  if (window.trustedTypes === undefined) return TEMPLATE;
  const policy = window.trustedTypes.createPolicy('nprogress', { createHTML: () => TEMPLATE });
  return policy.createHTML('');
}

/** The progress bar at the top of the page while a screen is loading. */
export const progress = nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: trustedTemplate(),
});
