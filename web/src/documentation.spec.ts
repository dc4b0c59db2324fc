import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IDLE_TIMEOUT_MS } from './api/idle-timeout';
import { MAX_RETRY_MS } from './app/settings/account-settings.store';
import { PAUSE_MS as SETTINGS_PAUSE_MS } from './app/settings/settings.constants';
import { PAUSE_MS as MAINTENANCE_PAUSE_MS } from './features/platform/maintenance/maintenance.store';
import { MAX_DELAY_MS as MAX_BACKOFF_MS } from './shared/lib/backoff';
import { AWAY_AFTER_MS } from './shared/live-events/live-events.store';
import { STREAM_TIMEOUT_MS as LEADER_SILENCE_MS } from './shared/live-events/shared-stream';

/** In one line, because documents break theirs anywhere. */
const textOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../docs', file), 'utf8').replaceAll(/\s+/g, ' ');
const inSeconds = (milliseconds: number) => milliseconds / 1_000;

const ARCHITECTURE = 'architecture.md';
const SETTINGS = 'decisions/0006-settings-of-an-account.md';

describe('the documents', () => {
  it.each([
    [ARCHITECTURE, `on which nothing moves for ${inSeconds(IDLE_TIMEOUT_MS)} s ends`],
    [ARCHITECTURE, `\`/maintenance\`, which asks every ${inSeconds(MAINTENANCE_PAUSE_MS)} s`],
    [ARCHITECTURE, `says nothing for ${inSeconds(LEADER_SILENCE_MS)} s`],
    [ARCHITECTURE, `twice as long each time, up to ${inSeconds(MAX_BACKOFF_MS)} s`],
    [ARCHITECTURE, `A banner says so after ${inSeconds(AWAY_AFTER_MS)} s`],
    [SETTINGS, `after a pause of ${SETTINGS_PAUSE_MS} ms`],
    [SETTINGS, `2, 4, … ${inSeconds(MAX_RETRY_MS)} seconds`],
  ])('%s: %s', (file, promise) => {
    expect(textOf(file)).toContain(promise);
  });
});
