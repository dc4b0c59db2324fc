import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { durationText } from './common/time/duration-text.js';
import { environmentSchema } from './config/config.schema.js';
import {
  EXPIRY_CHECK_INTERVAL_MS,
  EXPIRY_NOTICE_DAYS,
} from './content/service-cards/service-cards.constants.js';
import { DELIVERY_CACHING } from './delivery/channels/channels.constants.js';
import { NEW_PASSWORD } from './people/accounts/accounts.constants.js';
import { SESSION_CACHE } from './common/auth/session.constants.js';
import { REMEMBERED_DAYS } from './people/sessions/sessions.constants.js';
import { ANSWER_TIMEOUT_MS } from './platform/database/client-with-timeout.js';
import { STATEMENT_TIMEOUT_MS } from './platform/database/bounded-data-source.js';
import { CHECK_INTERVAL_MS } from './platform/database/notifications.service.js';
import { RETENTION, MAX_BUFFERED_BYTES } from './platform/live-events/live-events.constants.js';
import { DOWNLOAD_LINK_SECONDS } from './platform/downloads/downloads.constants.js';
import { UNDO_HOURS } from './common/limits/undo.constants.js';
import { DRAFT_LIFETIME_MINUTES } from './public/enquiries/enquiries.constants.js';

const root = new URL('../../../', import.meta.url);
/** On one line because documents wrap lines anywhere. */
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8').replaceAll(/\s+/g, ' ');
const inSeconds = (milliseconds: number) => milliseconds / 1_000;

const ARCHITECTURE = 'docs/architecture.md';

/** Statements in the documents. The text of the API is generated from the constants themselves. */
const PROMISES: [file: string, promise: string][] = [
  [ARCHITECTURE, `a cache of ${durationText({ seconds: SESSION_CACHE.maxAgeSeconds })}`],
  [ARCHITECTURE, `an answer after ${inSeconds(ANSWER_TIMEOUT_MS)} s`],
  [ARCHITECTURE, `ends the statement itself after ${inSeconds(STATEMENT_TIMEOUT_MS)} s`],
  [ARCHITECTURE, `asks every ${durationText({ seconds: inSeconds(CHECK_INTERVAL_MS) })} whether`],
  ['docs/decisions/0004-live-events.md', `Rows are removed after ${RETENTION}`],
  ['docs/decisions/0004-live-events.md', `disconnected for more than ${RETENTION}`],
  ['docs/decisions/0004-live-events.md', `lets ${MAX_BUFFERED_BYTES / 1_000} kB wait is cut off`],
  [ARCHITECTURE, `looks every ${durationText({ seconds: inSeconds(EXPIRY_CHECK_INTERVAL_MS) })}`],
  [ARCHITECTURE, `days (${EXPIRY_NOTICE_DAYS.join(', ')})`],
  [ARCHITECTURE, `works once within ${durationText({ seconds: DOWNLOAD_LINK_SECONDS })}`],
  ['docs/decisions/0010-public-page.md', `at most ${durationText({ minutes: DRAFT_LIFETIME_MINUTES })}`],
  ['docs/decisions/0013-append-only-audit.md', `Undoing ends after ${durationText({ hours: UNDO_HOURS })}`],
  [
    'docs/decisions/0013-append-only-audit.md',
    `is ${environmentSchema.shape.SALA_AUDIT_RETENTION_DAYS.parse(undefined)} by default`,
  ],
  [
    'services/bff/src/platform/openapi/introduction/delivery.ts',
    `allows every cache ${DELIVERY_CACHING.maxAgeSeconds} seconds, and ${DELIVERY_CACHING.staleSeconds / 60} minutes more`,
  ],
  ['docs/glossary.md', `for ${durationText({ days: REMEMBERED_DAYS })}`],
];

describe('the documents', () => {
  test.each(PROMISES)('%s: %s', (file, promise) => {
    expect(textOf(file)).toContain(promise);
  });

  test('limit the retention of enquiries to a year, like the terms of use', () => {
    expect(environmentSchema.shape.SALA_ENQUIRY_RETENTION_DAYS.parse(undefined)).toBeLessThanOrEqual(365);
  });
});

test('the hooks of a request stand in the architecture as they are registered', () => {
  const [, setup = ''] = textOf('services/bff/src/app.setup.ts').split(' createApp(');
  const inCode = [...setup.matchAll(/(register\w+)/g)].map(([, name]) => name);
  const inDocument = [...textOf(ARCHITECTURE).matchAll(/\| `(register\w+)` +\|/g)].map(([, name]) => name);
  expect(inDocument).toEqual(inCode.filter((name) => name !== 'registerDocsScript'));
});

test('the texts of the web spell out the shortest password, as the specification words it', () => {
  expect(NEW_PASSWORD.minLength).toBe(6);
  for (const [language, six] of [
    ['en-US', 'At least six'],
    ['zh-CN', '至少六个'],
    ['km-KH', 'យ៉ាងតិចប្រាំមួយ'],
  ])
    expect(textOf(`web/src/shared/forms/locales/${language}.ts`)).toContain(six);
});
