import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type RecoveryCodesLeft } from './recovery-codes.constants.js';
import { RecoveryCode } from './recovery-code.entity.js';

@Injectable()
export class RecoveryCodesRepository {
  constructor(@InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>) {}

  async left(accountId: number, manager?: EntityManager): Promise<RecoveryCodesLeft> {
    const rows: [RecoveryCodesLeft] = await (manager ?? this.codes.manager).query(
      `SELECT count(*) FILTER (WHERE used_at IS NULL)::integer AS left, max(created_at) AS "createdAt"
         FROM recovery_code WHERE account_id = $1`,
      [accountId],
    );
    return rows[0];
  }

  async replace(accountId: number, hashes: string[], manager: EntityManager): Promise<void> {
    await manager.delete(RecoveryCode, { accountId });
    if (hashes.length === 0) return;
    await manager.insert(
      RecoveryCode,
      hashes.map((hash) => ({ accountId, hash })),
    );
  }

  /** @returns whether the code was there and unused. Of two uses at once only one succeeds. */
  async use(accountId: number, hash: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(RecoveryCode)
      .set({ usedAt: () => 'now()' })
      .where('account_id = :accountId AND hash = :hash AND used_at IS NULL', { accountId, hash })
      .execute();
    return affected === 1;
  }
}
