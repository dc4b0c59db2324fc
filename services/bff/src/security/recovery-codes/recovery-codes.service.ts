import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor, type SignedInActor } from '../../common/auth/actor.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { type ConfirmedDto } from '../passwords/confirmed.dto.js';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.js';
import { type RecoveryCodesDto } from './recovery-code.dto.js';
import { RECOVERY_CODE, type RecoveryCodesLeft } from './recovery-codes.constants.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';

/** Codes with which a person who forgot the password gets back into the account. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly codes: RecoveryCodesRepository,
    private readonly credentials: CredentialsService,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * Replaces the codes of the account.
   * @throws AppError currentPasswordWrong or tooManyRequests
   */
  async create(actor: SignedInActor, { currentPassword }: ConfirmedDto): Promise<RecoveryCodesDto> {
    return await this.credentials.withPassword(actor, currentPassword, async ({ id }, manager) => ({
      codes: await this.make(manager, actor, id),
    }));
  }

  /** The codes of an account that has none left, in the transaction of `manager`. Empty if there are some. */
  async makeIfNone(manager: EntityManager, actor: Actor, accountId: number): Promise<string[]> {
    const { left } = await this.codes.left(accountId, manager);
    return left > 0 ? [] : await this.make(manager, actor, accountId);
  }

  private async make(manager: EntityManager, actor: Actor, accountId: number): Promise<string[]> {
    const { left } = await this.codes.left(accountId, manager);
    const codes = Array.from({ length: RECOVERY_CODE.count }, newRecoveryCode);
    await this.codes.replace(accountId, codes.map(hashRecoveryCode), manager);
    await this.log.record(manager, actor, {
      accountId,
      action: 'createRecoveryCodes',
      before: { left },
      after: { left: codes.length },
    });
    return codes;
  }

  /** Removes the codes in the transaction of `manager`. The caller records it. */
  async forget(manager: EntityManager, accountId: number): Promise<void> {
    await this.codes.replace(accountId, [], manager);
  }

  left(accountId: number): Promise<RecoveryCodesLeft> {
    return this.codes.left(accountId);
  }

  /**
   * Uses up a code in the transaction of `manager`, and notifies the person. The caller limits the attempts.
   * @param actor where the request comes from; nobody is signed in
   * @returns false for a wrong or used code, or if there is no such account
   */
  async use(manager: EntityManager, actor: Actor, accountId: number, code: string): Promise<boolean> {
    if (!(await this.codes.use(accountId, hashRecoveryCode(code), manager))) return false;
    const { left } = await this.codes.left(accountId, manager);
    await this.log.record(manager, actor, {
      accountId,
      action: 'useRecoveryCode',
      before: { left: left + 1 },
      after: { left },
    });
    return true;
  }
}
