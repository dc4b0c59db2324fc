import { Injectable } from '@nestjs/common';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { tellingLimits } from '../../common/http/rate-limit-fields.js';
import { etagOf } from '../../common/http/conditional-answers.js';
import { type ChannelKeysService } from '../channels/channel-keys.service.js';
import { type ChannelRatesService } from '../channels/channel-rates.service.js';
import { keyOf } from '../channels/request-key.js';
import { KEPT_ANSWERS, MEMORY_MS } from './feeds.constants.js';
import { requestStep } from '../../common/http/request-step.js';

const PREFIX = `${SERVED_PREFIXES.delivery}/`;
/** All other headers depend on the request. */
const HEADERS = ['content-type', 'cache-control', 'etag'] as const;

interface Answer {
  headers: Partial<Record<(typeof HEADERS)[number], string>>;
  payload: string;
}

/** What channels were answered within the last second, by the URL. It depends on nobody. */
@Injectable()
export class RememberedAnswers {
  private readonly answers = new LRUCache<string, Answer>({
    ...KEPT_ANSWERS,
    ttl: MEMORY_MS,
    sizeCalculation: ({ payload }, url) => payload.length + url.length,
  });

  get(url: string): Answer | undefined {
    return this.answers.get(url);
  }

  keep(url: string, reply: FastifyReply, payload: string): void {
    const headers = Object.fromEntries(HEADERS.map((name) => [name, String(reply.getHeader(name))]));
    this.answers.set(url, { headers, payload });
  }

  forget(): void {
    this.answers.clear();
  }
}

/**
 * Gives channels the answer of the last second again. Caches keep it for a minute, so nobody notices, but a channel whose cache
 * is empty asks for the same many times at once.
 */
export const registerRememberedAnswers = requestStep(
  { name: 'rememberedAnswers', after: ['forwardedFor', 'crossOrigin', 'requestRules'] },
  (
    server: FastifyInstance,
    {
      answers,
      keys,
      rates,
    }: { answers: RememberedAnswers; keys: ChannelKeysService; rates: ChannelRatesService },
  ) => {
    server.addHook('onRequest', (request, reply, done) => {
      const { method, url, headers } = request;
      const known = method === 'GET' && url.startsWith(PREFIX) ? answers.get(url) : undefined;
      const use = { key: keyOf(request), origin: headers.origin, host: headers.host };
      const channel = known && keys.knownChannel(use);
      if (!known || !channel) {
        done();
        return;
      }
      try {
        tellingLimits(reply, () => {
          rates.count(channel, 'delivery', request.ip);
        });
        void reply.headers(known.headers).send(known.payload);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    });

    // Before the tag is compared: whoever has the answer already is answered from memory, too.
    server.addHook('onSend', ({ method, url }, reply, payload, done) => {
      if (
        method === 'GET' &&
        reply.statusCode === 200 &&
        reply.getHeader('cache-control') !== 'no-store' &&
        url.startsWith(PREFIX) &&
        typeof payload === 'string'
      ) {
        if (answers.get(url) === undefined) {
          void reply.header('etag', etagOf(payload));
          answers.keep(url, reply, payload);
        }
      }
      done(null, payload);
    });
  },
);
