import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { problemResponses } from '../../common/endpoint/plain-responses.js';
import { RATE_LIMITS, REQUEST_ID } from '../../common/endpoint/responses.constants.js';
import { type ErrorName } from '../../common/errors/error-codes.js';
import { type DescribedRoute } from '../../platform/openapi/describe-routes.js';
import { CollectedDto, CollectEventsDto, ForgetVisitorDto } from './collect.dto.js';
import { EVENTS_BODY } from './events.constants.js';

const KEY = [{ channelKey: [] }, { channelKeyParameter: [] }];
const BODY = `At most ${EVENTS_BODY.text}. The same JSON may come as \`text/plain\`, which a beacon sends without asking the server first.`;
const REFUSALS: readonly ErrorName[] = [
  'contractBroken',
  'channelKeyMissing',
  'channelKeyUnknown',
  'channelKeyRevoked',
  'originRefused',
  'crawlerRefused',
  'requestTooSlow',
  'bodyTooLarge',
  'mediaTypeUnsupported',
  'tooManyRequests',
  'headersTooLarge',
  'internal',
  'unavailable',
];

/** The addresses of `collect-routes.ts` and the script, which are no operations of a controller. */
export const COLLECT_ROUTES: readonly DescribedRoute[] = [
  {
    path: `${SERVED_PREFIXES.collect}/v1/events`,
    method: 'post',
    models: [CollectEventsDto, CollectedDto],
    body: { model: CollectEventsDto, description: BODY },
    operation: {
      operationId: 'collectEvents',
      tags: ['Collect'],
      summary: 'Send what children did',
      description:
        'Each event is checked by itself: an invalid one is named in the answer, and the others are taken. 202 means that the accepted ' +
        'ones are stored; they count within seconds. An id counts once in a channel, so send again whatever was not answered. With ' +
        '`Sec-GPC: 1` the visitor is ignored.',
      security: KEY,
      responses: {
        202: {
          description: 'The accepted events are stored.',
          headers: { ...REQUEST_ID, ...RATE_LIMITS },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/CollectedDto' } } },
        },
        ...problemResponses(REFUSALS),
      },
    },
  },
  {
    path: `${SERVED_PREFIXES.collect}/v1/forget`,
    method: 'post',
    models: [ForgetVisitorDto],
    body: { model: ForgetVisitorDto, description: BODY },
    operation: {
      operationId: 'forgetVisitor',
      tags: ['Collect'],
      summary: 'Forget a visitor',
      description:
        'Erases every trace of a visitor. Whoever knows the value may call it, and an unknown value gets the same ' +
        'answer. Sums stay as they are.',
      security: KEY,
      responses: {
        204: {
          description: 'Nothing is known of this visitor any more.',
          headers: { ...REQUEST_ID, ...RATE_LIMITS },
        },
        ...problemResponses(REFUSALS),
      },
    },
  },
  {
    path: `${SERVED_PREFIXES.collect}/v1/sala.js`,
    method: 'get',
    models: [],
    operation: {
      operationId: 'getCollectScript',
      tags: ['Collect'],
      summary: 'Get the script for pages',
      description:
        'Pages of other sites load it. It reports exposures, opens, watched seconds, likes and shares by the attributes of their elements.',
      security: [],
      responses: {
        200: {
          description: 'The script. Caches keep it for an hour.',
          content: { 'application/javascript': { schema: { type: 'string' } } },
        },
        404: { description: 'This process serves no web.' },
      },
    },
  },
];
