import { describe, expect, test } from '@jest/globals';
import { fastify, type FastifyReply } from 'fastify';
import { registerRateLimitFields, tellingLimits, tellLimit } from './rate-limit-fields.js';

const LOGINS = { policy: 'logins', quota: 10, windowSeconds: 900 };

/** What an answer tells of limits that were named somewhere below its handler, after its body was read. */
async function told(work: (reply: FastifyReply) => unknown) {
  const server = fastify();
  await registerRateLimitFields(server);
  server.post('/', async (_request, reply) => {
    await Promise.resolve();
    work(reply);
    return {};
  });
  const { headers } = await server.inject({ method: 'POST', url: '/', payload: { some: 'body' } });
  return [headers['ratelimit-policy'], headers.ratelimit];
}

describe('the fields of rate limits', () => {
  test('are absent where nothing is counted', async () => {
    expect(await told(() => undefined)).toEqual([undefined, undefined]);
  });

  test('name the limit, and what is left of it where that may be told', async () => {
    const toldOf = (...limit: Parameters<typeof tellLimit>) =>
      told(() => {
        tellLimit(...limit);
      });
    expect(await toldOf(LOGINS)).toEqual(['"logins";q=10;w=900', undefined]);
    const room = { remaining: 9, seconds: 600 };
    expect(await toldOf(LOGINS, room)).toEqual(['"logins";q=10;w=900', '"logins";r=9;t=600']);
    expect(await toldOf({ policy: 'streams', quota: 32 }, { remaining: 31 })).toEqual([
      '"streams";q=32;qu="concurrent-requests"',
      '"streams";r=31',
    ]);
  });

  test('name several, each once and as it is at last, and never less than nothing', async () => {
    const fields = await told(() => {
      tellLimit(LOGINS, { remaining: 1, seconds: 9 });
      tellLimit({ policy: 'address', quota: 60, windowSeconds: 60 }, { remaining: 59, seconds: 60 });
      tellLimit(LOGINS, { remaining: -1, seconds: 8 });
    });
    expect(fields).toEqual([
      '"address";q=60;w=60, "logins";q=10;w=900',
      '"address";r=59;t=60, "logins";r=0;t=8',
    ]);
  });

  test('belong to the request, and are nowhere outside of one', async () => {
    tellLimit(LOGINS);
    const other = await told((reply) => {
      tellingLimits(reply, () => {
        tellLimit(LOGINS);
      });
    });
    expect(other[0]).toBe('"logins";q=10;w=900');
  });
});
