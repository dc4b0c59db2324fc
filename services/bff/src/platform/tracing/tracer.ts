import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingHttpHeaders } from 'node:http';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OpenTelemetryTracer,
} from '@opentelemetry/api';
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type TracingSettings } from '../../config/tracing-settings.js';

/** An unavailable collector must not delay the end of the process. */
const EXPORT_TIMEOUT_MS = 2_000;
const MAX_STATEMENT_LENGTH = 1_000;

interface RequestResult {
  status: number;
  code: number;
  accountId: number | undefined;
}

/**
 * Makes spans of requests and of their statements, and sends them to the collector. Imported only where an endpoint is
 * configured, because OpenTelemetry takes memory and time at the start.
 */
export class Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer: OpenTelemetryTracer;
  private readonly contexts = new AsyncLocalStorage<Context>();
  private readonly propagator = new W3CTraceContextPropagator();

  constructor({ endpoint, headers, resource, ratio }: TracingSettings) {
    const exporter = new OTLPTraceExporter({
      url: `${endpoint}/v1/traces`,
      headers: parseKeyPairsIntoRecord(headers),
      timeoutMillis: EXPORT_TIMEOUT_MS,
    });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes(resource),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
    });
    this.tracer = this.provider.getTracer('sala');
  }

  /** Begins the span of a request, below that of the caller if there is a `traceparent`. */
  startRequest(method: string, route: string, headers: IncomingHttpHeaders): Context {
    const parent = this.propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const options = { kind: SpanKind.SERVER, attributes };
    return trace.setSpan(parent, this.tracer.startSpan(`${method} ${route}`, options, parent));
  }

  endRequest(request: Context, { status, code, accountId }: RequestResult): void {
    const span = trace.getSpan(request);
    span?.setAttribute('http.response.status_code', status).setAttribute('sala.code', code);
    if (accountId !== undefined) span?.setAttribute('user.id', String(accountId));
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }

  /** Runs the work, and all that it starts, as a part of the request. */
  within(request: Context, work: () => void): void {
    this.contexts.run(request, work);
  }

  traceId(context = this.contexts.getStore()): string | undefined {
    return context && trace.getSpanContext(context)?.traceId;
  }

  /** Whether the trace is among those that were chosen. */
  isSent(request: Context): boolean {
    const { traceFlags = TraceFlags.NONE } = trace.getSpanContext(request) ?? {};
    return (traceFlags & TraceFlags.SAMPLED) !== 0;
  }

  /** Undefined outside of a request: what runs in the background is not traced. */
  startStatement(sql: string): Span | undefined {
    const parent = this.contexts.getStore();
    if (!parent) return undefined;
    const attributes = {
      'db.system.name': 'postgresql',
      // Values are parameters, which are not sent.
      'db.query.text': sql.slice(0, MAX_STATEMENT_LENGTH),
    };
    const [operation = ''] = sql.trimStart().split(/\s/, 1);
    return this.tracer.startSpan(operation.toUpperCase(), { kind: SpanKind.CLIENT, attributes }, parent);
  }

  endStatement(span: Span, success: boolean): void {
    if (!success) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  /** Sends unsent changes. */
  shutdown(): Promise<void> {
    return this.provider.shutdown();
  }
}
