import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { PasswordLinksService } from '../password-links/password-links.service.js';
import { type ChangePasswordDto } from './password.dto.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly links: PasswordLinksService,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws AppError currentPasswordWrong, passwordUnchanged or tooManyRequests */
  async change(actor: SignedInActor, passwords: ChangePasswordDto): Promise<void> {
    const { accountId, sessionId } = actor;
    await this.credentials.withNewPassword(actor, passwords, async (manager, passwordHash) => {
      await this.links.removeOf(accountId, manager);
      await this.credentials.changePassword(manager, {
        accountId,
        passwordHash,
        keptSessionId: sessionId,
      });
      await this.log.record(manager, actor, {
        accountId,
        action: 'changePassword',
        before: { password: 'old' },
        after: { password: 'new' },
      });
    });
  }
}
