import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  AUDIT_FILES_ADDRESS,
  AVATARS_ADDRESS,
  BILLING_FILES_ADDRESS,
  CHAT_TRANSCRIPTS_ADDRESS,
  LOGIN_ADDRESS,
  POLICY_DOWNLOADS_ADDRESS,
  SERVED_PREFIXES,
} from './addresses.constants.js';

const file = new URL('../../../../../openapi/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
const paths = Object.keys(document.paths);

describe('the addresses', () => {
  test('of all operations are below a prefix that the development server proxies', () => {
    const { api, collect, delivery, health, readiness, startup } = SERVED_PREFIXES;
    const prefixes = [api, collect, delivery];
    const others = paths.filter((path) => !prefixes.some((prefix) => path.startsWith(`${prefix}/`)));
    expect(others.sort()).toEqual([health, readiness, startup]);
  });

  test.each([
    LOGIN_ADDRESS,
    `${AVATARS_ADDRESS}/{name}`,
    `${POLICY_DOWNLOADS_ADDRESS}/{name}`,
    `${CHAT_TRANSCRIPTS_ADDRESS}/{name}`,
    `${AUDIT_FILES_ADDRESS}/{name}`,
    `${BILLING_FILES_ADDRESS}/{name}`,
  ])('%s belongs to an operation', (address) => {
    expect(paths).toContain(address);
  });
});
