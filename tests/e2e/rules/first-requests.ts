import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

/** What a page asks for after its first picture: the canvas of the charts, and what stands further down. */
export const LATER = /\/(?:canvas|latest-announcements|content-types-card|months-card|popular-card)-/;
/** Not of the first view: live events, the note of the visit, and what the content shows (pictures, words in Khmer). */
const BESIDE = /^(?:GET \/api\/events|POST \/api\/user\/recent-pages|GET \/api\/files\/|GET \/assets\/noto-)/;
/** The most requests of a first view: the document, scripts, style sheets, and the questions to the API. */
const MAX_REQUESTS = 20;
/** Pages that need more. */
const EXCEPTIONS: Record<string, { requests: number; because: string }> = {
  '/dashboard/monitor': {
    requests: 23,
    because: 'it has charts, a form, tabs, uploads and a chat, and asks six questions',
  },
  '/visualization/data-analysis': { requests: 21, because: 'it asks seven questions' },
  '/visualization/multi-dimension-data-analysis': { requests: 22, because: 'it asks eight questions' },
  '/user/info': { requests: 21, because: 'it asks seven questions, and links to the website of the person' },
  '/profile/basic': { requests: 22, because: 'it has a form, steps, descriptions and a list of records' },
};

/** Call it before a page is opened. @returns what fails if its first view makes many requests, once it has settled */
export function countFirstRequests(page: Page): (path: string) => void {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const asked = `${request.method()} ${new URL(request.url()).pathname}`;
    if (!BESIDE.test(asked) && !LATER.test(asked)) requests.add(request.url());
  });
  return (path) => {
    const { requests: limit, because } = EXCEPTIONS[path] ?? { requests: MAX_REQUESTS, because: 'most do' };
    const told = `${path}, ${because}:\n${[...requests].join('\n')}`;
    expect.soft(requests.size, told).toBeGreaterThan(0);
    expect.soft(requests.size, told).toBeLessThanOrEqual(limit);
  };
}
