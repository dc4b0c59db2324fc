import { DOCUMENT_30_ADDRESS } from '../../../common/http/addresses.constants.js';
import { API_LANGUAGE, LANGUAGES } from '../../../common/messages/languages.constants.js';
import { BATCH_LIMIT, BODY_LIMIT, UPLOAD_LIMIT } from '../../../common/limits/size-limits.constants.js';
import { IDEMPOTENCY_RETENTION } from '../../../common/endpoint/idempotency-key.constants.js';
import { PAGE_SIZE } from '../../../common/paging/page.constants.js';
import { HEARTBEAT_S, RETENTION, STREAMS_PER_ACCOUNT } from '../../live-events/live-events.constants.js';
import { DELIVERY_CHAPTER } from './delivery.js';
import { INTEGRATION_CHAPTER } from './integration.js';
import { errorCatalogue } from './error-catalogue.js';
import { SAMPLES } from './first-calls.js';
import { WEBHOOKS_CHAPTER } from './webhooks.js';

/** The limits of the product that it names. */
export type IntroductionLimits = Readonly<Record<'rememberedDays' | 'sessionHours' | 'undoHours', number>>;

/** What the document says before its operations: the first five minutes, then what holds everywhere. */
export function introduction(limits: IntroductionLimits): string {
  return [
    start(),
    RULES,
    changes(limits),
    DELIVERY_CHAPTER,
    INTEGRATION_CHAPTER,
    EVENTS,
    LIMITS,
    WEBHOOKS_CHAPTER,
    VERSIONS,
    LANGUAGES_CHAPTER,
    `## Errors\n\nAll of them, and what \`msg\` says in English. A word like \`this\` stands for a value.\n\n${errorCatalogue()}`,
  ].join('\n\n');
}

function start(): string {
  return `Content operations for an online technology school for children.

## Five minutes

With the demo data there is the account admin, password admin. Log in, and send the token with every other request:

${SAMPLES.signIn}

The answer has two of the policies and the number of all; without \`Accept-Language\`, \`msg\` is in Chinese. Create a policy. The key
makes it safe to send the request again:

${SAMPLES.create}

Whole programs in JavaScript and Python follow below. On this page, log in with \`login\`: what you execute after that carries
the token.`;
}

const RULES = `## The envelope

Every answer in JSON has four fields: \`data\`, \`status\` (\`ok\` or \`fail\`), \`msg\` for people, and \`code\` for programs.

- **HTTP 200** means that the request was in order, and the envelope says how it ended: look at \`status\`, then at \`code\`.
- **Any other HTTP status** means that something is wrong with the request as such, or with the server.
- **400** is a request that does not match this document; \`data.errors\` names each field, the rule that it breaks, and the limit.
- **The token has ended** with 50008, 50012 or 50014: log in again.
- **X-Request-Id** of an answer finds the request in the logs. Send a UUID of your own, or take the one that you get.

## Lists

Lists take \`current\` (the page, from 1), \`pageSize\` (${PAGE_SIZE.default}, at most ${PAGE_SIZE.max}), filters, and mostly \`sort\` and
\`order\`. They answer \`{list, total}\`. A filter that is empty is not set; one that this document does not have is ignored. Unknown fields
of a body are refused; where no body is described, send none, or an empty object.

Times are \`YYYY-MM-DD HH:mm:ss\` in the time zone of the deployment.`;

function changes({ rememberedDays, sessionHours, undoHours }: IntroductionLimits): string {
  return `## Changes

- **Repeats**: an operation with an \`Idempotency-Key\` is done once for each key within ${IDEMPOTENCY_RETENTION}. The same request
  with the same key gets the first answer again; another request with that key gets 40900. Make a new key for each thing that
  you do, and send it again when no answer came.
- **Versions**: what others may change has a \`version\`. Send the one that you read. If it is outdated, nothing is changed, and 40900
  comes with \`data\` as it is now, mostly \`state\` and \`version\`. Show that, and let people decide.
- **Undo**: bulk changes and imports answer an \`operationId\`, with which they can be undone for ${undoHours} hours, as a whole, while
  nobody has changed the records again.
- **Sessions**: a token is valid for ${sessionHours} hours, with \`remember\` for ${rememberedDays} days, unless the session is ended before.

## Personal access tokens

For programs that run on their own. Make one under User Setting, with the groups of operations that it may read or change, or as here;
\`GET /api/user/tokens\` lists the \`scopes\`. Send it as \`Authorization: Bearer\` like any other; \`Authorize\` on this page takes it, too.

${SAMPLES.token}

- It begins with \`sala_pat_\` and ends with a checksum, so that scanners find it where it does not belong.
- It never opens more than its owner may do. Without the scope of the operation the answer is 40300.
- No token opens passwords, contacts, sessions or tokens: log in for those.
- It ends at its time with 50014. Once it is revoked, or its account is disabled, removed or given another role, the answer is 50008
  within a second, and its event streams end.

## In JavaScript

Runs in Node 20 and newer, and all but its first line in browsers.

${SAMPLES.javascript}

## In Python

${SAMPLES.python}

## With a generated client

\`openapi-typescript\` and \`oapi-codegen\` make clients from \`/docs-json\`, which is OpenAPI 3.1, without options. Give \`openapi-generator\` and
\`openapi-python-client\` the same document in OpenAPI 3.0, at \`${DOCUMENT_30_ADDRESS}\`: there, what may be null is \`nullable\`, files have one media
type, and messages to webhooks are callbacks of \`createWebhook\` only. Clients in Go have \`openapi-generator\` make with
\`--additional-properties=enumClassPrefix=true\`.`;
}

const EVENTS = `## Events

\`GET /api/events\` stays open and sends what changes, as server-sent events:

${SAMPLES.events}

Each has an \`id\`, an \`event\` and \`data\` in JSON. The first is \`hello\`; every ${HEARTBEAT_S} seconds a comment says that the
connection lives. Events are kept for ${RETENTION}: send the last id as \`Last-Event-ID\` to get what you missed. Browsers cannot send
the token with \`EventSource\`: read the stream with \`fetch\`.`;

const LIMITS = `## Limits

- A body of JSON has at most ${BODY_LIMIT.text}, a batch of records ${BATCH_LIMIT.text}, an upload ${UPLOAD_LIMIT.text}: otherwise 413.
- Logging in, registering, forgotten passwords, chat and the forms of the public page count how often they are called: 429, with the
  seconds to wait in \`Retry-After\`. Other operations have no quota.
- Answers to what is counted tell it (draft-ietf-httpapi-ratelimit-headers): \`RateLimit-Policy: "chat";q=60;w=60\` is 60 in 60
  seconds, \`RateLimit: "chat";r=58;t=42\` is 58 left for 42 seconds. Where failed attempts are counted, and in what caches keep, the
  second one is missing until nothing is left. Ignore both in an answer with \`Age\`.
- An account may hold ${STREAMS_PER_ACCOUNT} event streams on each replica.
- 503 has a \`Retry-After\` too: the server stops, its database is away, or there is maintenance, of which \`data\` tells.`;

const VERSIONS = `## Versions of this API

There is one version, and its address has no number. It changes only by what clients do not notice: new operations, new fields of
answers, new optional fields of requests, new codes and new values of enums. **Ignore fields that you do not know, and treat an
unknown code by its HTTP status and \`status\`.** What is to go is marked \`deprecated\` here first, and stays
for at least a year. A client that is written against this document keeps working.`;

const LANGUAGES_CHAPTER = `## Languages

\`msg\` follows \`Accept-Language\`: ${LANGUAGES.join(', ')}. Without it, or with \`*\`, it is ${API_LANGUAGE}.`;
