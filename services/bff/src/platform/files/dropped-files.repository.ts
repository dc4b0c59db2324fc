import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { DroppedFile } from './dropped-file.entity.js';
import { DROPPED_FILES } from './dropped-files.constants.js';

@Injectable()
export class DroppedFilesRepository {
  constructor(@InjectRepository(DroppedFile) private readonly dropped: Repository<DroppedFile>) {}

  /** The function is that of the trigger, too. */
  async drop(names: string[], manager: EntityManager): Promise<void> {
    await manager.query('SELECT drop_files($1)', [names]);
  }

  /**
   * The name of one that is due, which nobody else gets for the time after which it is tried again. So a process may end at
   * any moment, and what fails waits behind the others.
   */
  async claim(): Promise<string | undefined> {
    const [[claimed]]: [{ name: string }[], number] = await this.dropped.query(
      `UPDATE dropped_file
          SET attempts = attempts + 1,
              next_attempt_at = now() + make_interval(mins => (2 ^ least(attempts, $1::int))::int)
        WHERE name = (SELECT name FROM dropped_file WHERE next_attempt_at <= now()
                       ORDER BY next_attempt_at, name LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING name`,
      [DROPPED_FILES.mostDoublings],
    );
    return claimed?.name;
  }

  /** Waits for a transaction that drops it again. */
  async forget(name: string, manager: EntityManager = this.dropped.manager): Promise<void> {
    await manager.delete(DroppedFile, { name });
  }
}
