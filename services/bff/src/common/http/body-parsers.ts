import { type FastifyInstance } from 'fastify';
import { StrayRow } from '../contract/stray-row.js';
import { BATCH_LIMIT } from '../limits/size-limits.constants.js';
import { BATCHES_ADDRESS } from './addresses.constants.js';
import { inheritedFields } from './inherited-fields.js';
import { UnreadableBody } from './unreadable-body.js';
import { requestStep } from './request-step.js';

/** No valid request is half as deep. A deeper one could overflow the stack of the code that walks it. */
const MAX_DEPTH = 16;

const FORM = 'application/x-www-form-urlencoded';

/**
 * Reads JSON, and accepts an empty body of any media type as "no payload". What cannot be read is passed on as an
 * {@link UnreadableBody} instead of failing here, because the contract judges session and role first.
 */
export const registerBodyParsers = requestStep(
  { name: 'bodyParsers', after: [] },
  (server: FastifyInstance) => {
    server.addHook('onRoute', (route) => {
      if (isBatch(route.url)) route.bodyLimit = BATCH_LIMIT.bytes;
    });
    // Names of Object.prototype are judged below, and named in the answer.
    const parseJson = server.getDefaultJsonParser('ignore', 'ignore');
    server.removeAllContentTypeParsers();

    server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.length === 0) {
        done(null, undefined);
        return;
      }
      void parseJson(request, body as string, (error, value) => {
        done(null, error ? UnreadableBody.json() : readable(value, isBatch(request.url)));
      });
    });

    server.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
      done(null, body.length === 0 ? undefined : UnreadableBody.form(body as string));
    });

    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body.length === 0 ? undefined : UnreadableBody.mediaType());
    });
  },
);

function isBatch(url: string): boolean {
  return url.startsWith(`${BATCHES_ADDRESS}/`);
}

function readable(value: unknown, hasRows: boolean): unknown {
  if (isDeeper(value, MAX_DEPTH)) return UnreadableBody.tooDeep(MAX_DEPTH);
  const inherited = inheritedFields(value);
  if (inherited.length === 0) return value;
  const isRefused = !hasRows || inherited.some((field) => !field.startsWith('rows.'));
  return isRefused ? UnreadableBody.unknown(inherited) : withStrayRows(value as { rows: object });
}

/** The rows of a batch are judged one by one, so that a wrong one does not refuse the others. */
function withStrayRows({ rows, ...rest }: { rows: object }): object {
  if (!Array.isArray(rows)) return UnreadableBody.unknown(inheritedFields({ ...rest, rows }));
  const marked = rows.map((row: unknown) => {
    const fields = inheritedFields(row);
    return fields.length === 0 ? row : StrayRow.of(fields);
  });
  return { ...rest, rows: marked };
}

/** Walks level by level, because recursion could overflow the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    );
  }
  return false;
}
