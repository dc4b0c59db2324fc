import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { listeningAddress } from '../../common/http/listening-address.js';
import { StartupError } from '../../common/errors/startup-error.js';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { Config } from '../../config/config.js';
import { measureProcess } from './process-metrics.js';

/**
 * Serves `GET /metrics` for Prometheus on a port of its own, which no ingress leads to. Without that port nothing
 * listens, and the process itself is not measured.
 */
@Injectable()
export class MetricsServerService implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.config;
    if (metricsPort === undefined) return;
    measureProcess(this.metrics);
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(metricsPort, await listeningAddress(host));
    try {
      await once(this.server, 'listening');
    } catch (cause) {
      throw new StartupError(
        `SALA_METRICS_PORT: cannot listen on ${host}:${metricsPort}; choose another port.`,
        {
          cause,
        },
      );
    }
  }

  /** After the last answer, so that it is measured too. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** The port it listens on, if it does. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  private async answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end('Only GET /metrics is here.\n');
      return;
    }
    try {
      const { text, contentType } = await this.metrics.written(headers.accept);
      response.writeHead(200, { 'content-type': contentType }).end(text);
    } catch {
      response.writeHead(500).end('The metrics cannot be collected.\n');
    }
  }
}
