import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type StreamPosition } from './event-stream.js';

/** Remembers in the database up to where a stream is counted. */
@Injectable()
export class EventStreamRepository {
  /** Undefined: nothing of it was counted yet. */
  async position(manager: EntityManager, name: string): Promise<StreamPosition | undefined> {
    const [found]: { created: string; sequence: string }[] = await manager.query(
      'SELECT created, sequence FROM event_stream WHERE name = $1',
      [name],
    );
    return found && { created: found.created, sequence: Number(found.sequence) };
  }

  async move(manager: EntityManager, name: string, { created, sequence }: StreamPosition): Promise<void> {
    await manager.query(
      `INSERT INTO event_stream (name, created, sequence) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET created = excluded.created, sequence = excluded.sequence`,
      [name, created, sequence],
    );
  }
}
