import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { noticePage } from './list-pages.js';
import { addressOf, HOME } from './watch-addresses.js';
import { FIRST_LANGUAGE, WATCH_LANGUAGES, type WatchLanguage } from './watch.constants.js';
import { type WatchPagesService, type WrittenPage } from './watch-pages.service.js';
import { textsOf } from './watch-page.js';

const ROOT = SERVED_PREFIXES.watch;
const LANGUAGES = Object.keys(WATCH_LANGUAGES) as WatchLanguage[];
const DIGITS = /^[1-9]\d{0,9}$/;

interface Request {
  Params: { id?: string; set?: string };
  Querystring: { cursor?: string | string[] };
}

/** Serves the sample channel to browsers, beside the operations of the API: its errors are pages. */
export async function registerWatch(server: FastifyInstance, pages: WatchPagesService): Promise<void> {
  await server.register((scope, _options, ready) => {
    scope.setErrorHandler((thrown, request, reply) => answerError(pages, toAppError(thrown), request, reply));
    const serve = (
      path: string,
      pageOf: (request: FastifyRequest<Request>, language: WatchLanguage) => Promise<WrittenPage>,
    ) => {
      for (const language of LANGUAGES)
        scope.get<Request>(`${ROOT}/${language}${path}`, async (request, reply) =>
          send(await pageOf(request, language), request, reply),
        );
    };
    scope.get(ROOT, (_request, reply) => reply.redirect(addressOf(FIRST_LANGUAGE, HOME), 302));
    scope.get(`${ROOT}/`, (_request, reply) => reply.redirect(addressOf(FIRST_LANGUAGE, HOME), 302));
    for (const language of LANGUAGES)
      scope.get(`${ROOT}/${language}`, (_request, reply) => reply.redirect(addressOf(language, HOME), 308));
    serve('/', (request, language) => pages.home(language, cursorOf(request)));
    serve('/sets/:set', (request, language) =>
      pages.set(language, idOf(request.params.set), cursorOf(request)),
    );
    serve('/items/:id', ({ params }, language) => pages.item(language, idOf(params.id)));
    serve('/sets/:set/items/:id', ({ params }, language) =>
      pages.item(language, idOf(params.id), idOf(params.set)),
    );
    scope.get(`${ROOT}/*`, () => {
      throw new AppError('notFound');
    });
    ready();
  });
}

function send(written: WrittenPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return written.page.send(request, reply.header('content-security-policy', written.policy));
}

/** @throws AppError notFound */
function idOf(text = ''): number {
  const id = DIGITS.test(text) ? Number(text) : 0;
  if (id < 1 || id > ROW_ID.maximum) throw new AppError('notFound');
  return id;
}

/** @throws AppError notFound if there are several */
function cursorOf({ query: { cursor } }: FastifyRequest<Request>): string | undefined {
  if (Array.isArray(cursor)) throw new AppError('notFound');
  return cursor === '' ? undefined : cursor;
}

/** An error as a page, in the language of the address. */
async function answerError(
  pages: WatchPagesService,
  { reason, params, definition, cause }: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.outcome = definition;
  if (definition.http >= 500) pages.failed(cause);
  const language = LANGUAGES.find((each) => request.url.startsWith(`${ROOT}/${each}/`)) ?? FIRST_LANGUAGE;
  const texts = textsOf(language);
  if (reason === 'tooManyRequests') {
    void reply.status(429).header('retry-after', params.seconds);
    const busy = { title: texts.busyTitle, text: texts.busyText, scene: 'resting' } as const;
    return send(await pages.write(noticePage(busy, language, request.url), 'no-store'), request, reply);
  }
  if (definition.http < 500) {
    void reply.status(404);
    const missing = { title: texts.missingTitle, text: texts.missingText, scene: 'lost' } as const;
    return send(await pages.write(noticePage(missing, language), 'no-store'), request, reply);
  }
  void reply.status(definition.http).header('retry-after', 5);
  const failed = { title: texts.failedTitle, text: texts.failedText, scene: 'resting' } as const;
  return send(await pages.write(noticePage(failed, language, request.url), 'no-store'), request, reply);
}
