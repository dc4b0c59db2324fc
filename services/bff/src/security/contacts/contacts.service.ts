import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { maskEmail, maskPhone } from '../../common/text/mask.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { type ChangeEmailDto, type ChangePhoneDto } from './contact.dto.js';

/** The phone number and the e-mail address by which the person of an account is reached. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws AppError currentPasswordWrong or tooManyRequests */
  async changePhone(actor: SignedInActor, { currentPassword, phone }: ChangePhoneDto): Promise<void> {
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

  /** @throws AppError currentPasswordWrong or tooManyRequests */
  async changeEmail(actor: SignedInActor, { currentPassword, email }: ChangeEmailDto): Promise<void> {
    const { accountId } = actor;
    await this.credentials.withPassword(actor, currentPassword, async (account, manager) => {
      await this.accounts.changeContact(accountId, { email, emailConfirmed: false }, manager);
      await this.log.record(manager, actor, {
        accountId,
        action: 'changeEmail',
        before: { email: maskEmail(account.email) },
        after: { email: maskEmail(email) },
      });
    });
  }
}
