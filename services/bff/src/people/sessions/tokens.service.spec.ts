import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../../config/config.js';
import { tokenKeys } from './token-keys.js';
import { TokensService } from './tokens.service.js';

const NOW = Date.parse('2026-11-22T08:00:00Z');
const HOUR_MS = 3_600_000;
const OLD_SECRET = 'o'.repeat(40);
const NEW_SECRET = 'n'.repeat(40);

function tokensWith(keys: string): TokensService {
  const config = Config.parse({ DATABASE_URL: 'postgres://sala@localhost/sala', JWT_KEYS: keys });
  return new TokensService(new JwtService(tokenKeys(config)), config);
}

describe('tokens', () => {
  const sessionId = randomUUID();
  const inAnHour = () => new Date(Date.now() + HOUR_MS);
  beforeEach(() => {
    // Only the clock: signing waits for streams.
    jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a token is known once it is verified', async () => {
    const tokens = tokensWith(`new:${NEW_SECRET}`);
    const token = await tokens.sign(sessionId, 1, inAnHour());
    expect(tokens.knownSessionIdOf(token)).toBeUndefined();
    expect(await tokens.sessionIdOf(token)).toBe(sessionId);
    expect(tokens.knownSessionIdOf(token)).toBe(sessionId);
  });

  test('a known token expires to the millisecond', async () => {
    const tokens = tokensWith(`new:${NEW_SECRET}`);
    const token = await tokens.sign(sessionId, 1, inAnHour());
    await tokens.sessionIdOf(token);
    jest.setSystemTime(NOW + HOUR_MS - 1);
    expect(tokens.knownSessionIdOf(token)).toBe(sessionId);
    jest.setSystemTime(NOW + HOUR_MS);
    expect(tokens.knownSessionIdOf(token)).toBeUndefined();
    await expect(tokens.sessionIdOf(token)).rejects.toMatchObject({ reason: 'sessionExpired' });
  });

  test('a token whose signature is changed is not the known one', async () => {
    const tokens = tokensWith(`new:${NEW_SECRET}`);
    const token = await tokens.sign(sessionId, 1, inAnHour());
    await tokens.sessionIdOf(token);
    const forged = `${token.slice(0, -8)}AAAAAAAA`;
    await expect(tokens.sessionIdOf(forged)).rejects.toMatchObject({ reason: 'tokenInvalid' });
    expect(tokens.knownSessionIdOf(forged)).toBeUndefined();
  });

  test('the first key signs, and all of them verify', async () => {
    const token = await tokensWith(`old:${OLD_SECRET}`).sign(sessionId, 1, inAnHour());
    const rotated = tokensWith(`new:${NEW_SECRET},old:${OLD_SECRET}`);
    expect(await rotated.sessionIdOf(token)).toBe(sessionId);
    const signed = await rotated.sign(sessionId, 1, inAnHour());
    expect(new JwtService().decode<{ header: object }>(signed, { complete: true }).header).toMatchObject({
      kid: 'new',
    });
    await expect(tokensWith(`old:${OLD_SECRET}`).sessionIdOf(signed)).rejects.toMatchObject({
      reason: 'tokenInvalid',
    });
  });
});
