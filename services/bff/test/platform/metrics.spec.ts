import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MetricsService } from '../../src/common/metrics/metrics.service.js';
import { MetricsServerService } from '../../src/platform/metrics/metrics-server.service.js';
import { EventClient } from '../support/event-client.js';
import { DRAFT } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const FILES = new URL('../../../../deploy/helm/sala/files/', import.meta.url);
/** What Prometheus and kube-state-metrics tell themselves. */
const OF_OTHERS = new Set(['up', 'kube_cronjob_status_last_successful_time']);
/** Ours, and those of prom-client and kube-state-metrics. */
const METRIC = /\b(?:sala|nodejs|process|kube)_\w+/g;
/** What the format adds to the name of a histogram, a summary or a counter. */
const SUFFIX = /_(bucket|count|sum|total)$/;

describe('the metrics', () => {
  let api: TestApi;
  let token: string;
  let url: string;
  beforeAll(async () => {
    api = await TestApi.start({
      SALA_METRICS_PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_POOL_SIZE: '4',
      // Nothing listens there: the metrics of an inbox are given while it is away, too.
      SALA_EVENTS_URL: 'nats://127.0.0.1:9',
    });
    token = await api.signIn('admin');
    url = `http://127.0.0.1:${api.app.get(MetricsServerService).port}`;
  });
  afterAll(() => api.app.close());

  const scrape = async () => (await fetch(`${url}/metrics`)).text();
  const valueOf = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  test('count requests by route pattern, method and code of the envelope', async () => {
    await api.get('/api/policies/1', { token });
    await api.get('/api/policies/999999', { token });
    const text = await scrape();
    const route = 'method="GET",route="/api/policies/:id"';
    expect(valueOf(text, `sala_http_requests_total{${route},status="200",code="20000"}`)).toBe(1);
    expect(valueOf(text, `sala_http_requests_total{${route},status="200",code="40400"}`)).toBe(1);
    expect(valueOf(text, `sala_http_request_duration_seconds_count{${route}}`)).toBe(2);
  });

  test('have no series that a caller can add', async () => {
    const series = async () => (await scrape()).match(/^sala_http_requests_total\{.*\}/gm) ?? [];
    await api.app.inject({ url: '/nothing/here' });
    const before = await series();
    for (let each = 0; each < 50; each++) {
      await api.app.inject({ url: `/nothing/${each}` });
      await api.app.inject({ url: `/assets/${each}.js` });
    }
    expect(await series()).toEqual(before);
  });

  test('tell of the pool, the streams and the audit log', async () => {
    await api.app.listen(0, '127.0.0.1');
    const client = await EventClient.open(await api.app.getUrl(), token);
    await api.post('/api/policies', { token, body: { ...DRAFT, name: 'Counted' } });
    await client.until(() => client.of('policies.changed').length > 0);
    const text = await scrape();
    expect(valueOf(text, 'sala_event_streams')).toBe(1);
    expect(valueOf(text, 'sala_events_delivered_total')).toBeGreaterThan(0);
    expect(valueOf(text, 'sala_audit_entries_total{entity="policy"}')).toBe(1);
    expect(valueOf(text, 'sala_db_pool_size')).toBe(4);
    expect(valueOf(text, 'sala_db_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'sala_ready')).toBe(1);
    expect(valueOf(text, 'sala_schema_missing_migrations')).toBe(0);
    expect(valueOf(text, 'sala_outbox_messages{kind="mail",state="waiting"}')).toBe(0);
    client.close();
  });

  test('are OpenMetrics for whoever accepts it, and the older format for everybody else', async () => {
    await api.get('/api/policies/1', { token });
    const read = async (accept: string) => {
      const answer = await fetch(`${url}/metrics`, { headers: { accept } });
      return { type: answer.headers.get('content-type'), text: await answer.text() };
    };
    // The families, since some have a series only while something is under way. OpenMetrics names a counter without its ending.
    const families = (text: string) =>
      new Set([...text.matchAll(/^# TYPE (\w+?)(?:_total)? /gm)].map(([, name]) => name));
    const open = await read('application/openmetrics-text;version=1.0.0,text/plain;q=0.5');
    const plain = await read('text/plain');
    expect(open.type).toMatch(/^application\/openmetrics-text/);
    expect(open.text).toMatch(/^# TYPE sala_http_requests counter$/m);
    expect(open.text.endsWith('\n# EOF\n')).toBe(true);
    expect(plain.type).toMatch(/^text\/plain/);
    expect(plain.text).toMatch(/^# TYPE sala_http_requests_total counter$/m);
    expect(plain.text).not.toContain('# EOF');
    expect(families(plain.text)).toEqual(families(open.text));
    expect(families(plain.text).size).toBeGreaterThan(20);
  });

  test('tell when periodic work last ended well', async () => {
    await until(async () => (await scrape()).includes('sala_task_runs_total{'));
    const text = await scrape();
    const [, task = ''] = /sala_task_runs_total\{task="([^"]*)",outcome="success"\}/.exec(text) ?? [];
    const since =
      Date.now() / 1_000 - valueOf(text, `sala_task_last_success_timestamp_seconds{task="${task}"}`);
    expect(since).toBeLessThan(60);
  });

  test('are not on the port of the product, and nothing else is on theirs', async () => {
    expect((await api.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await fetch(`${url}/api/user/info`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  test.each(['dashboard.json', 'alerts.yaml'])('%s names only metrics that there are', (file) => {
    const known = new Set(
      api.app
        .get(MetricsService)
        .registry.getMetricsAsArray()
        .map(({ name }) => name.replace(SUFFIX, '')),
    );
    const named = readFileSync(new URL(file, FILES), 'utf8').match(METRIC) ?? [];
    expect(named.length).toBeGreaterThan(5);
    const unknown = named.filter((name) => !known.has(name.replace(SUFFIX, '')) && !OF_OTHERS.has(name));
    expect(unknown).toEqual([]);
  });

  test('are still given while the database is away', async () => {
    await api.database.drop();
    const text = await scrape();
    expect(valueOf(text, 'sala_ready')).toBe(0);
    expect(text).not.toMatch(/^sala_schema_missing_migrations /m);
    expect(text).toMatch(/^sala_http_requests_total\{/m);
  });
});
