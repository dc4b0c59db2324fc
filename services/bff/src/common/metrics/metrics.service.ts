import { Injectable } from '@nestjs/common';
import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';

/** Without those that the library adds by itself. */
type Own<Configuration> = Omit<Configuration, 'registers'>;

/**
 * The measurements of this process. Whoever measures something makes an instrument of its own; labels have only values
 * that the code knows, so that no caller can make new series.
 */
@Injectable()
export class MetricsService {
  /** Only OpenMetrics has exemplars. */
  readonly registry = new Registry<OpenMetricsContentType>();

  constructor() {
    this.registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  }

  counter<Label extends string>(options: Own<CounterConfiguration<Label>>): Counter<Label> {
    return new Counter({ ...options, registers: [this.registry] });
  }

  gauge<Label extends string>(options: Own<GaugeConfiguration<Label>>): Gauge<Label> {
    return new Gauge({ ...options, registers: [this.registry] });
  }

  histogram<Label extends string>(options: Own<HistogramConfiguration<Label>>): Histogram<Label> {
    return new Histogram({ ...options, registers: [this.registry] });
  }

  /** As OpenMetrics if the reader accepts it, as Prometheus does, and else in the older text format. */
  async written(accept = ''): Promise<{ text: string; contentType: string }> {
    const text = await this.registry.metrics();
    return accept.includes('application/openmetrics-text')
      ? { text, contentType: Registry.OPENMETRICS_CONTENT_TYPE }
      : { text: asPlainText(text), contentType: Registry.PROMETHEUS_CONTENT_TYPE };
  }
}

/** Counters have their whole name in the older format, and there are no exemplars and no end. */
function asPlainText(text: string): string {
  const counters = new Set(Array.from(text.matchAll(/^# TYPE (\S+) counter$/gm), ([, name]) => name));
  return text
    .replaceAll(/^(# (?:HELP|TYPE) )(\S+)/gm, (whole, begin: string, name: string) =>
      counters.has(name) ? `${begin}${name}_total` : whole,
    )
    .replaceAll(/ # \{[^}]*\} \S+ \S+$/gm, '')
    .replace(/^# EOF\n/m, '');
}
