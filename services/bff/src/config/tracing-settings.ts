import { type Environment } from './config.schema.js';

/** Where traces are sent, and how many of them. */
export interface TracingSettings {
  /** Address of the collector, without a slash at the end. */
  endpoint: string;
  /** For the collector: `name=value,name=value`. */
  headers: string;
  /** What sends them: `service.name` and others. */
  resource: Record<string, string>;
  /** The share of traces that are sent, from 0 to 1. A caller that sends a trace decides itself. */
  ratio: number;
}

export function tracingOf(env: Environment): TracingSettings | undefined {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    resource: resourceOf(env),
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** As OpenTelemetry says: OTEL_SERVICE_NAME wins over the `service.name` among the attributes. */
function resourceOf({ OTEL_SERVICE_NAME: name, OTEL_RESOURCE_ATTRIBUTES: attributes = {} }: Environment) {
  return { 'service.name': 'sala', ...attributes, ...(name !== undefined && { 'service.name': name }) };
}
