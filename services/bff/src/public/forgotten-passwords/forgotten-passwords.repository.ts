import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ForgottenPassword } from './forgotten-password.entity.js';

@Injectable()
export class ForgottenPasswordsRepository {
  async insert(asked: Pick<ForgottenPassword, 'login' | 'language'>, manager: EntityManager): Promise<void> {
    await manager.insert(ForgottenPassword, asked);
  }

  /** Each row goes to one replica, and stays if its transaction fails. */
  async take(manager: EntityManager): Promise<ForgottenPassword | undefined> {
    const [taken]: [ForgottenPassword[], number] = await manager.query(
      `DELETE FROM forgotten_password
        WHERE id = (SELECT id FROM forgotten_password ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, login, language`,
    );
    return taken[0];
  }
}
