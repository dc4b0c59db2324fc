import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { SignInThrottleService } from '../../people/sessions/sign-in-throttle.service.js';
import { RecoveryCodesService } from '../../security/recovery-codes/recovery-codes.service.js';
import { PasswordLinksService } from '../../security/password-links/password-links.service.js';
import { type RecoverPasswordDto } from './forgotten-password.dto.js';

/** No account has this key, so that an unknown user name takes the same steps as a wrong code. */
const NOBODY = 0;

/** Sets a new password for a person who has a recovery code. */
@Injectable()
export class PasswordRecoveryService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly codes: RecoveryCodesService,
    private readonly links: PasswordLinksService,
    private readonly throttle: SignInThrottleService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * Wrong codes count like failed sign-ins.
   * @throws AppError recoveryCodeWrong, also for an unknown user name, recoveryCodeNotEnough or tooManyRequests
   */
  async recover({ userName, code, newPassword }: RecoverPasswordDto, actor: Actor): Promise<void> {
    const name = userName.trim();
    await this.throttle.guard({ userName: name, address: actor.origin?.address ?? '' }, async () => {
      // For a wrong code too, which takes as long as the right one.
      const passwordHash = await this.accounts.hashOf(newPassword);
      await this.manager.transaction(async (manager) => {
        const account = await this.accounts.byTypedName(name, manager);
        const accountId = account?.enabled ? account.id : NOBODY;
        if (!(await this.codes.use(manager, actor, accountId, code)))
          throw new AppError('recoveryCodeWrong', {}, { field: 'code' });
        // Otherwise the codes alone would be both factors. The code stays unused.
        if (account?.secondFactor) throw new AppError('recoveryCodeNotEnough', {}, { field: 'code' });
        await this.links.setAfterProof(manager, actor, { accountId, passwordHash });
      });
    });
  }
}
