import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { inShare, type Share } from '../../common/periodic/batches.js';
import { ForgottenPassword } from './forgotten-password.entity.js';

@Injectable()
export class ForgottenPasswordsRepository {
  async insert(asked: Pick<ForgottenPassword, 'login' | 'language'>, manager: EntityManager): Promise<void> {
    await manager.insert(ForgottenPassword, asked);
  }

  /** Each row goes to one replica, and stays if its transaction fails. */
  async take(
    { without, only, take }: Share<number>,
    manager: EntityManager,
  ): Promise<ForgottenPassword | undefined> {
    const [asked]: ForgottenPassword[] = await manager.query(
      `SELECT id, login, language FROM forgotten_password
        WHERE ${inShare('id')} ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [without, only],
    );
    if (!asked) return undefined;
    take([asked.id]);
    await manager.delete(ForgottenPassword, { id: asked.id });
    return asked;
  }
}
