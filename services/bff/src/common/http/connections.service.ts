import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { DrainingService } from './draining.service.js';

interface Connection {
  /** What is being answered; more than one where the caller does not wait for the first answer. */
  answers: Set<ServerResponse>;
  /** How many bytes had come when it was last at rest. More of them, and no request: half of the next one. */
  readAtRest: number;
}

/** How long a new connection may take to send its first request. Its client may not know yet that the process is stopping. */
const FIRST_REQUEST_MS = 1_000;

/**
 * Ends the connections when the process stops: idle ones at once, new ones after a moment, busy ones after their answer, and what is left at the
 * deadline. Node and Fastify do not: Node cuts off an answer that is written and not yet read, keeps a connection whose
 * caller goes on asking, or sends nothing, and looks no longer for requests that take too long.
 */
@Injectable()
export class ConnectionsService implements OnModuleDestroy, OnApplicationShutdown {
  private readonly connections = new Map<Socket, Connection>();
  private deadline: NodeJS.Timeout | undefined;
  private stopping = false;
  private stopSeconds = 0;

  constructor(private readonly draining: DrainingService) {}

  /** Must be called before the server listens. A stop gives the answers at work this many seconds. */
  watch(server: Server, stopSeconds: number): void {
    this.stopSeconds = stopSeconds;
    server.on('connection', (socket) => {
      this.connections.set(socket, { answers: new Set(), readAtRest: 0 });
      socket.once('close', () => this.connections.delete(socket));
    });
    server.prependListener('request', (request, response) => {
      this.follow(request, response);
    });
    server.closeIdleConnections = () => {
      this.closeIdle();
    };
  }

  /** The first of what happens at a stop. */
  onModuleDestroy(): void {
    this.stopping = true;
    this.draining.begin();
    for (const { answers } of this.connections.values()) answers.forEach(announceClose);
    this.closeIdle();
    this.deadline = setTimeout(() => {
      for (const socket of this.connections.keys()) socket.destroy();
    }, this.stopSeconds * 1_000);
  }

  /** All connections are closed by then. */
  onApplicationShutdown(): void {
    clearTimeout(this.deadline);
  }

  private follow({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    connection.answers.add(response);
    if (this.stopping || this.draining.isDraining) announceClose(response);
    response.once('close', () => {
      connection.answers.delete(response);
      connection.readAtRest = socket.bytesRead;
      // An answer that had begun before the stop promised to keep the connection.
      if (this.stopping && connection.answers.size === 0) socket.destroySoon();
    });
  }

  private closeIdle(): void {
    for (const socket of this.connections.keys()) {
      if (socket.bytesRead > 0) this.closeIfIdle(socket);
      else
        setTimeout(() => {
          this.closeIfIdle(socket);
        }, FIRST_REQUEST_MS).unref();
    }
  }

  private closeIfIdle(socket: Socket): void {
    const connection = this.connections.get(socket);
    if (connection?.answers.size === 0 && socket.bytesRead === connection.readAtRest) socket.destroySoon();
  }
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
