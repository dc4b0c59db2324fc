import { Injectable } from '@nestjs/common';
import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
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
  readonly registry = new Registry();

  counter<Label extends string>(options: Own<CounterConfiguration<Label>>): Counter<Label> {
    return new Counter({ ...options, registers: [this.registry] });
  }

  gauge<Label extends string>(options: Own<GaugeConfiguration<Label>>): Gauge<Label> {
    return new Gauge({ ...options, registers: [this.registry] });
  }

  histogram<Label extends string>(options: Own<HistogramConfiguration<Label>>): Histogram<Label> {
    return new Histogram({ ...options, registers: [this.registry] });
  }
}
