import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { maskPhone } from '../../common/text/mask.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { type ChangePhoneDto } from './contact.dto.js';

@Injectable()
export class PhonesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws AppError currentPasswordWrong or tooManyRequests */
  async change(actor: SignedInActor, { currentPassword, phone }: ChangePhoneDto): Promise<void> {
    const { accountId } = actor;
    await this.credentials.withPassword(actor, currentPassword, async (account, manager) => {
      await this.accounts.changeContact(accountId, { phone }, manager);
      await this.log.record(manager, actor, {
        accountId,
        action: 'changePhone',
        before: { phone: maskPhone(account.phone) },
        after: { phone: maskPhone(phone) },
      });
    });
  }
}
