import { type FastifyInstance, type onSendHookHandler } from 'fastify';
import { IDEMPOTENCY_KEY } from '../../common/endpoint/idempotency-key.constants.js';
import { LOGIN_ADDRESS, SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { EVENTS_PATH } from '../live-events/live-events.constants.js';
import { LOCAL_ADDRESS } from './introduction/first-calls.js';

export const DOCS_SCRIPT_PATH = `${SERVED_PREFIXES.docs}/sala.js`;

/** How long the page reads an event stream, which otherwise has no end that it could show. */
const READ_EVENTS_S = 5;

/**
 * Runs in the Swagger UI page. A user who is signed in to the web app on the same origin is signed in here too, and a `login` tried
 * out here takes effect for the following requests. Each change is sent with a key of its own. The filter finds operations and
 * webhooks by their texts, not only tags. Of the introduction, the first chapter is open, and its samples ask the product that
 * shows them.
 */
const SCRIPT = `
addEventListener('load', () => {
  const signIn = (token) => ui.preauthorizeApiKey('bearer', token);
  const stored = localStorage.getItem('token');
  if (stored) signIn(stored);
  const isAt = (url, path) => new URL(url, location.href).pathname === path;

  ui.getConfigs().responseInterceptor = (response) => {
    const token = isAt(response.url, '${LOGIN_ADDRESS}') && response.body && response.body.data && response.body.data.token;
    if (token) signIn(token);
    return response;
  };

  const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  ui.getConfigs().requestInterceptor = (request) => {
    // The document itself is asked for in the same way, without a method.
    if (request.method && request.method !== 'GET') request.headers['${IDEMPOTENCY_KEY.header}'] ||= newKey();
    if (isAt(request.url, '/${EVENTS_PATH}')) request.userFetch = readForAWhile;
    return request;
  };

  const readForAWhile = async (url, options) => {
    const end = new AbortController();
    const response = await fetch(url, { ...options, signal: end.signal });
    if (!(response.headers.get('content-type') || '').startsWith('text/event-stream')) return response;
    setTimeout(() => end.abort(), ${READ_EVENTS_S * 1_000});
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    } catch {}
    text += ': This page has read for ${READ_EVENTS_S} seconds. Read on with the command above, and -N.\\n';
    return new Response(text, { status: response.status, headers: response.headers });
  };

  // Swagger UI reads the whole document again for each operation that is opened. All that it refers to stands in the document.
  const resolveIn = (document) => {
    const find = (reference) =>
      reference.slice(2).split('/').reduce((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
    const resolve = (node, within) => {
      if (node === null || typeof node !== 'object') return node;
      if (Array.isArray(node)) return node.map((each) => resolve(each, within));
      const { $ref, ...own } = node;
      const entries = (of) => {
        const { allOf, ...others } = Object.fromEntries(Object.entries(of).map(([key, value]) => [key, resolve(value, within)]));
        if (allOf === undefined) return others;
        // A reference with words of its own.
        return allOf.length === 1 ? { ...allOf[0], ...others } : { allOf, ...others };
      };
      if (typeof $ref !== 'string') return entries(node);
      if (within.includes($ref)) return node;
      return { ...resolve(find($ref), [...within, $ref]), ...entries(own), $$ref: new URL($ref, location.href).href };
    };
    return resolve;
  };
  ui.getSystem().fn.resolveSubtree = async (document, path) => {
    const node = path.reduce((inner, key) => inner && inner[key], document);
    return { spec: resolveIn(document)(node, []), errors: [] };
  };

  const hasWords = (phrase, texts) => {
    const text = texts.join(' ').toLowerCase();
    return phrase.toLowerCase().split(/\\s+/).every((word) => text.includes(word));
  };
  ui.getSystem().fn.opsFilter = (groups, phrase) => {
    const isMeant = (tag) => (operation) => {
      const said = ['summary', 'operationId', 'description'].map((name) => operation.getIn(['operation', name]));
      return hasWords(phrase, [tag, operation.get('method'), operation.get('path'), ...said]);
    };
    return groups
      .map((group, tag) => group.update('operations', (operations) => operations.filter(isMeant(tag))))
      .filter((group) => group.get('operations').size > 0);
  };

  // Swagger UI does not filter webhooks.
  const filterWebhooks = (phrase) => {
    const section = document.querySelector('.webhooks');
    if (!section) return;
    const blocks = [...section.querySelectorAll('.opblock')];
    for (const block of blocks) block.hidden = !hasWords(phrase, [block.textContent]);
    section.hidden = blocks.every((block) => block.hidden);
  };
  // Swagger UI says that there are no operations at all.
  const explainNone = () => {
    const said = [...document.querySelectorAll('.swagger-ui h3')].find(({ textContent }) =>
      textContent.includes('No operations defined'),
    );
    if (said) said.textContent = 'No operation matches the filter';
  };

  const fold = (heading) => {
    const chapter = document.createElement('details');
    heading.before(chapter);
    while (chapter.nextSibling && (chapter.nextSibling === heading || chapter.nextSibling.nodeName !== 'H2'))
      chapter.append(chapter.nextSibling);
    const summary = document.createElement('summary');
    summary.append(heading);
    chapter.prepend(summary);
  };
  const arrange = () => {
    const box = document.querySelector('.operation-filter-input');
    if (!box) return;
    waiting.disconnect();
    box.placeholder = 'Filter operations';
    box.setAttribute('aria-label', 'Filter operations');
    box.addEventListener('input', () => filterWebhooks(box.value));
    new MutationObserver(explainNone).observe(document.body, { childList: true, subtree: true });
    const chapters = [...document.querySelectorAll('.info .renderedMarkdown h2')];
    chapters.slice(1).forEach(fold);
    for (const code of document.querySelectorAll('.info .renderedMarkdown pre code'))
      code.textContent = code.textContent.replaceAll('${LOCAL_ADDRESS}', location.origin);
  };
  const waiting = new MutationObserver(arrange);
  waiting.observe(document.body, { childList: true, subtree: true });
  arrange();
});
`;

/**
 * The introduction is a page to read: lines of a bearable length, tables and code that scroll for themselves. No answer has
 * links, whose column would be wider than a phone.
 */
export const DOCS_STYLE = `
.swagger-ui .topbar, .swagger-ui .info__license, .swagger-ui .response-col_links { display: none }
.swagger-ui.swagger-ui .header-col { color: inherit }
.swagger-ui .info .renderedMarkdown { max-width: 90ch }
.swagger-ui .info .renderedMarkdown pre, .swagger-ui .info .renderedMarkdown table { display: block; overflow-x: auto }
.swagger-ui .info .renderedMarkdown pre code { color: inherit; font-weight: 400; white-space: pre }
.swagger-ui .info .renderedMarkdown td { vertical-align: top; padding: 4px 12px 4px 0 }
.swagger-ui .info .renderedMarkdown td:first-child { white-space: nowrap }
.swagger-ui .info .renderedMarkdown details { border-top: 1px solid #d8dde7 }
.swagger-ui .info .renderedMarkdown summary { cursor: pointer; padding: 10px 0 }
.swagger-ui .info .renderedMarkdown summary h2 { display: inline; font-size: 18px }
`;

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

const complete: onSendHookHandler = (_request, reply, payload, done) => {
  const type = reply.getHeader('content-type');
  if (typeof type === 'string' && /^(text|application)\/(html|javascript|css)$/.test(type))
    void reply.header('content-type', `${type}; charset=utf-8`);
  const isPage = type === 'text/html' && typeof payload === 'string';
  done(null, isPage ? payload.replace('<head>', `<head>${VIEWPORT}`) : payload);
};

/** Comes before the routes of Swagger UI, which name no character set, and do not say that the page fits a phone. */
export function registerDocsScript(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith(SERVED_PREFIXES.docs)) route.onSend = complete;
  });
  server.get(DOCS_SCRIPT_PATH, (_request, reply) => reply.type('text/javascript').send(SCRIPT));
}
