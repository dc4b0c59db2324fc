import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type OperationId } from '../../common/auth/access.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { IdempotencyRepository } from './idempotency.repository.js';

/** A call that the client may retry. */
export interface RepeatableCall {
  operation: OperationId;
  /** Null if nobody is signed in. */
  accountId: number | null;
  /** The key as sent. Undefined: no deduplication. */
  key: string | undefined;
  /** The request. Reusing a key for a different request is a client error. */
  request: unknown;
}

/** Makes a repeated call take effect once, even if it is sent concurrently or to different replicas. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly keys: IdempotencyRepository,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * Does the work in a transaction, or returns the response of the first call under the key. A failed call
   * leaves nothing behind and may be retried.
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
