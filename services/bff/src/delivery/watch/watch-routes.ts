import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { noticePage } from './list-pages.js';
import { addressOf, HOME } from './watch-addresses.js';
import { FIRST_LANGUAGE, WATCH_LANGUAGES, type WatchLanguage } from './watch.constants.js';
import { type PreviewLinksService } from './preview-links.service.js';
import { PRIVATE, type Reader, type WatchPagesService, type WrittenPage } from './watch-pages.service.js';
import { textsOf } from './watch-page.js';

const ROOT = SERVED_PREFIXES.watch;
const LANGUAGES = Object.keys(WATCH_LANGUAGES) as WatchLanguage[];
const DIGITS = /^[1-9]\d{0,9}$/;

interface Request {
  Params: { id?: string; set?: string; number?: string };
  Querystring: { cursor?: string | string[]; until?: unknown; signature?: unknown };
}

interface Watch {
  pages: WatchPagesService;
  links: PreviewLinksService;
  /** Whether children see what is online. Otherwise there are only previews. */
  isOpen: boolean;
}

/** Serves the sample channel to browsers, beside the operations of the API: its errors are pages. */
export async function registerWatch(server: FastifyInstance, { pages, links, isOpen }: Watch): Promise<void> {
  await server.register((scope, _options, ready) => {
    scope.setErrorHandler((thrown, request, reply) => answerError(pages, toAppError(thrown), request, reply));
    const serve = (path: string, pageOf: PageOf) => {
      for (const language of LANGUAGES)
        scope.get<Request>(`${ROOT}/${language}${path}`, async (request, reply) =>
          send(await pageOf(request, language), request, reply),
        );
    };
    for (const language of LANGUAGES)
      scope.get<Request>(`${ROOT}/${language}/preview/:id/:number`, (request, reply) =>
        sendPreview({ pages, links }, language, request, reply),
      );
    if (isOpen) registerPages(scope, serve, pages);
    ready();
  });
}

type PageOf = (request: FastifyRequest<Request>, language: WatchLanguage) => Promise<WrittenPage>;

function registerPages(
  scope: FastifyInstance,
  serve: (path: string, pageOf: PageOf) => void,
  pages: WatchPagesService,
): void {
  for (const path of [ROOT, `${ROOT}/`])
    scope.get(path, (_request, reply) => reply.redirect(addressOf(FIRST_LANGUAGE, HOME), 302));
  for (const language of LANGUAGES)
    scope.get(`${ROOT}/${language}`, (_request, reply) => reply.redirect(addressOf(language, HOME), 308));
  serve('/', (request, language) => pages.home(readerOf(request, language), cursorOf(request)));
  serve('/sets/:set', (request, language) =>
    pages.set(readerOf(request, language), idOf(request.params.set), cursorOf(request)),
  );
  serve('/items/:id', (request, language) =>
    pages.item(readerOf(request, language), idOf(request.params.id)),
  );
  serve('/sets/:set/items/:id', (request, language) =>
    pages.item(readerOf(request, language), idOf(request.params.id), idOf(request.params.set)),
  );
  scope.get(`${ROOT}/*`, () => {
    throw new AppError('notFound');
  });
}

async function sendPreview(
  { pages, links }: Pick<Watch, 'pages' | 'links'>,
  language: WatchLanguage,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params, query } = request;
  const revision = { id: idOf(params.id), number: idOf(params.number) };
  const proof = { until: Number(query.until), signature: String(query.signature) };
  void reply.header('x-robots-tag', 'noindex');
  if (links.isValid(revision, proof))
    return send(await pages.preview(language, revision, proof), request, reply);
  const { expiredTitle: title, expiredText: text } = textsOf(language);
  const expired = noticePage({ title, text, scene: 'resting' }, language);
  return send(await pages.write(expired, PRIVATE), request, reply.status(410));
}

function send(written: WrittenPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return written.page.send(request, reply.header('content-security-policy', written.policy));
}

function readerOf({ ip: address }: FastifyRequest, language: WatchLanguage): Reader {
  return { language, address };
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
    return send(await pages.write(noticePage(busy, language, request.url), PRIVATE), request, reply);
  }
  if (definition.http < 500) {
    void reply.status(404);
    const missing = { title: texts.missingTitle, text: texts.missingText, scene: 'lost' } as const;
    return send(await pages.write(noticePage(missing, language), PRIVATE), request, reply);
  }
  void reply.status(definition.http).header('retry-after', 5);
  const failed = { title: texts.failedTitle, text: texts.failedText, scene: 'resting' } as const;
  return send(await pages.write(noticePage(failed, language, request.url), PRIVATE), request, reply);
}
