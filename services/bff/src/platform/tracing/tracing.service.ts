import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Config } from '../../config/config.js';
import { type Tracer } from './tracer.js';

/** Traces, where an endpoint is configured. */
@Injectable()
export class TracingService implements OnApplicationShutdown {
  private constructor(readonly tracer: Tracer | undefined) {}

  static async start({ tracing }: Config): Promise<TracingService> {
    if (!tracing) return new TracingService(undefined);
    const { Tracer } = await import('./tracer.js');
    return new TracingService(new Tracer(tracing));
  }

  /** If the collector is unavailable, only the spans are lost. */
  async onApplicationShutdown(): Promise<void> {
    await this.tracer?.shutdown().catch(() => undefined);
  }
}
