import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type OperationId } from '../../common/auth/access.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { IdempotencyRepository } from './idempotency.repository.js';

/** A call that its caller may send twice. */
export interface RepeatableCall {
  operation: OperationId;
  /** Null where nobody is signed in. */
  accountId: number | null;
  /** As sent; undefined: each call counts. */
  key: string | undefined;
  /** What was asked for; the same key for something else is a mistake of the caller. */
  request: unknown;
}

/** Lets a call that is sent twice, even at the same time or to two replicas, count once. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly keys: IdempotencyRepository,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * Does the work in a transaction, or answers what the first call under the key answered. A call that failed left
   * nothing behind and may be sent again.
   * @throws AppError idempotencyKeyReused
   */
  async once<Result>(
    call: RepeatableCall,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { key } = call;
    if (key === undefined) return await this.manager.transaction(work);
    const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest('base64url');
    const claim = { owner: call.accountId ?? 0, operation: call.operation, key, requestHash };
    return await this.manager.transaction(async (manager) => {
      await this.keys.removeOld(manager);
      if (await this.keys.claim(manager, claim)) {
        const result = await work(manager);
        await this.keys.saveAnswer(manager, claim, result);
        return result;
      }
      const first = await this.keys.find(manager, claim);
      if (first?.requestHash !== requestHash) throw new AppError('idempotencyKeyReused');
      return first.answer as Result;
    });
  }
}
