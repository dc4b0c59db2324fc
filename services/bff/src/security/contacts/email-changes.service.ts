import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { PasswordLinksService } from '../password-links/password-links.service.js';
import { type ChangeEmailDto } from './contact.dto.js';
import { EMAIL_CODE } from './contacts.constants.js';
import { type EmailChange } from './email-change.entity.js';
import { EmailChangesRepository } from './email-changes.repository.js';
import { EmailNoticesService } from './email-notices.service.js';
import { EmailThrottleService } from './email-throttle.service.js';

/**
 * Changes the email address of an account. Where mail can be sent, the address counts once the code that was sent to
 * it comes back; where it cannot, at once and as not confirmed.
 */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly changes: EmailChangesRepository,
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly throttle: EmailThrottleService,
    private readonly links: PasswordLinksService,
    private readonly mail: MailService,
    private readonly notices: EmailNoticesService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  get canConfirm(): boolean {
    return this.mail.isConfigured;
  }

  waiting(accountId: number): Promise<EmailChange | null> {
    return this.changes.waiting(accountId);
  }

  /** @throws AppError currentPasswordWrong or tooManyRequests */
  async change(
    actor: SignedInActor,
    { currentPassword, email }: ChangeEmailDto,
    language: Language,
  ): Promise<void> {
    await this.credentials.withPassword(actor, currentPassword, async (before, manager) => {
      if (this.canConfirm) await this.sendCode(manager, actor, email, language);
      else await this.storeUnconfirmed(manager, actor, { before, email }, language);
    });
  }

  /** @throws AppError emailCodeWrong; emailCodeExpired, after too many wrong ones, too; emailTaken */
  async confirm(actor: SignedInActor, code: string, language: Language): Promise<void> {
    // A wrong code is counted, so the transaction must not be rolled back for it.
    const refusal = await this.manager.transaction(async (manager) => {
      const waiting = await this.changes.lock(actor.accountId, manager);
      if (!waiting || waiting.attempts >= EMAIL_CODE.maxAttempts) return 'emailCodeExpired' as const;
      if (waiting.codeHash !== hashOf(code, waiting.email)) {
        await this.changes.countAttempt(actor.accountId, manager);
        return 'emailCodeWrong' as const;
      }
      await this.changes.remove(actor.accountId, manager);
      return await this.storeConfirmed(manager, actor, waiting.email, language);
    });
    if (refusal !== null) throw new AppError(refusal, {}, { field: 'code' });
  }

  private async sendCode(
    manager: EntityManager,
    { accountId }: SignedInActor,
    email: string,
    language: Language,
  ): Promise<void> {
    await this.throttle.countCode(accountId, manager);
    const { digits, minutes } = EMAIL_CODE;
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const expiresAt = new Date(Temporal.Now.instant().add({ minutes }).epochMilliseconds);
    await this.changes.store({ accountId, email, codeHash: hashOf(code, email), expiresAt }, manager);
    const mail = { to: email, language, template: 'emailCode', values: { code, minutes } } as const;
    await this.mail.send(manager, mail, { usefulSeconds: minutes * 60 });
  }

  /** Another account may have confirmed the address since the code was sent. */
  private async storeConfirmed(
    manager: EntityManager,
    actor: SignedInActor,
    email: string,
    language: Language,
  ): Promise<'emailTaken' | null> {
    const before = await this.accounts.lock(actor.accountId, manager);
    if (!(await this.accounts.confirmEmail(actor.accountId, email, manager))) return 'emailTaken';
    // Whoever reads the mail of the address from before may have one.
    await this.links.removeOf(actor.accountId, manager);
    await this.notices.tell(manager, actor, { before, email, isConfirmed: true }, language);
    return null;
  }

  /** Links still go to the address that was confirmed, if there is one. */
  private async storeUnconfirmed(
    manager: EntityManager,
    actor: SignedInActor,
    { before, email }: { before: Account; email: string },
    language: Language,
  ): Promise<void> {
    const emailConfirmed = email === before.confirmedEmail;
    await this.accounts.changeContact(actor.accountId, { email, emailConfirmed }, manager);
    await this.notices.tell(manager, actor, { before, email }, language);
  }
}

/** Keeps the code out of backups. Against guessing it has its short life and the limit of attempts. */
function hashOf(code: string, email: string): string {
  return createHash('sha256').update(`${email} ${code}`).digest('base64url');
}
