import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MetricsService } from '../../src/common/metrics/metrics.service.js';
import { DRAFT } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
/** Of a caller that does not record it. */
const NOT_SENT = '1af7651916cd43dd8448eb211c80319d';
const CALLER = 'b7ad6b7169203331';
const PERSONAL = 'Sok Maly of Battambang';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Sent {
  resourceSpans: {
    resource: Pick<SentSpan, 'attributes'>;
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

function attributesOf({ attributes }: Pick<SentSpan, 'attributes'>): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

/** A collector that takes traces as OTLP over HTTP. */
class Collector {
  readonly sent: Sent[] = [];
  readonly headers: unknown[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        collector.sent.push(body as Sent);
        collector.headers.push(request.headers['x-tenant']);
        response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}');
      });
    });
    const collector = new Collector(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): SentSpan[] {
    return this.sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

describe('traces', () => {
  let collector: Collector;
  let metrics: string;
  let plain: string;
  beforeAll(async () => {
    collector = await Collector.start();
    const api = await TestApi.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=school',
      OTEL_SERVICE_NAME: 'sala-test',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=staging%2C north',
    });
    const token = await api.signIn('admin');
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
    await api.post('/api/policies', { token, body: { ...DRAFT, name: PERSONAL }, headers });
    await api.get('/api/policies/999999', { token });
    for (const probe of ['/healthz', '/startupz', '/readyz']) await api.get(probe);
    await api.get('/api/policies/1', { token, headers: { traceparent: `00-${NOT_SENT}-${CALLER}-00` } });
    metrics = (await api.app.get(MetricsService).written('application/openmetrics-text')).text;
    plain = (await api.app.get(MetricsService).written()).text;
    // The rest is sent before the process ends.
    await api.stop();
  });
  afterAll(() => {
    collector.stop();
  });

  const named = (name: string) => collector.spans.filter((span) => span.name === name);

  test('have a span for each request, with route, status, code and account', () => {
    const [missing] = named('GET /api/policies/:id');
    expect(attributesOf(missing ?? { attributes: [] })).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/policies/:id',
      'http.response.status_code': 200,
      'sala.code': 40400,
      'user.id': '1',
    });
    expect(missing?.parentSpanId).toBeUndefined();
  });

  test('are found from the durations of requests, if they are sent', () => {
    const exemplar =
      /^sala_http_request_duration_seconds_bucket\{.*\} \d+ # \{trace_id="(\w+)"\} [\d.]+ [\d.]+$/gm;
    const traces = [...metrics.matchAll(exemplar)].map(([, trace]) => trace);
    expect(traces).toContain(TRACE);
    expect(traces).not.toContain(NOT_SENT);
    expect(plain).toMatch(/^sala_http_request_duration_seconds_bucket\{.*\} \d+$/m);
    expect(plain).not.toContain('trace_id');
  });

  test('have none for probes, nor for their statements', () => {
    const names = collector.spans.map(({ name }) => name);
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/z$/)]));
    const requests = new Set(collector.spans.map(({ spanId }) => spanId));
    const orphans = collector.spans.filter(
      ({ name, parentSpanId }) => name === 'SELECT' && !requests.has(parentSpanId ?? ''),
    );
    expect(orphans).toEqual([]);
  });

  test('go on with the trace of the caller, through bodies and transactions', () => {
    const [change] = named('POST /api/policies');
    expect(change).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === change?.spanId);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'COMMIT']));
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  });

  test('carry statements without values, and no token', () => {
    const texts = JSON.stringify(collector.sent);
    expect(texts).toMatch(/SELECT .*\$1/);
    expect(texts).not.toContain(PERSONAL);
    expect(texts).not.toMatch(/argon2id\$|Bearer/);
  });

  test('name the service, and have the headers that the collector asks for', () => {
    const [resource] = collector.sent.flatMap(({ resourceSpans }) => resourceSpans);
    expect(attributesOf(resource?.resource ?? { attributes: [] })).toMatchObject({
      'service.name': 'sala-test',
      'deployment.environment.name': 'staging, north',
    });
    expect(new Set(collector.headers)).toEqual(new Set(['school']));
  });
});
