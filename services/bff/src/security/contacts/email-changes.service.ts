import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { maskEmail } from '../../common/text/mask.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { type ChangeEmailDto } from './contact.dto.js';
import { EMAIL_CODE } from './contacts.constants.js';
import { type EmailChange } from './email-change.entity.js';
import { EmailChangesRepository } from './email-changes.repository.js';
import { EmailCodeThrottleService } from './email-code-throttle.service.js';

/**
 * Changes the e-mail address of an account. Where mail can be sent, the address counts once the code that was sent to
 * it comes back; where it cannot, at once and as not confirmed.
 */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly changes: EmailChangesRepository,
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly throttle: EmailCodeThrottleService,
    private readonly mail: MailService,
    private readonly log: SecurityLogService,
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
    await this.credentials.withPassword(actor, currentPassword, async (_account, manager) => {
      if (this.canConfirm) await this.sendCode(manager, actor, email, language);
      else await this.store(manager, actor, { email, emailConfirmed: false }, language);
    });
  }

  /** @throws AppError emailCodeWrong, or emailCodeExpired after too many wrong ones, too */
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
      await this.store(manager, actor, { email: waiting.email, emailConfirmed: true }, language);
      return null;
    });
    if (refusal !== null) throw new AppError(refusal, {}, { field: 'code' });
  }

  private async sendCode(
    manager: EntityManager,
    { accountId }: SignedInActor,
    email: string,
    language: Language,
  ): Promise<void> {
    await this.throttle.count(accountId);
    const { digits, minutes } = EMAIL_CODE;
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const expiresAt = new Date(Temporal.Now.instant().add({ minutes }).epochMilliseconds);
    await this.changes.store({ accountId, email, codeHash: hashOf(code, email), expiresAt }, manager);
    const mail = { to: email, language, template: 'emailCode', values: { code, minutes } } as const;
    await this.mail.send(manager, mail, minutes * 60);
  }

  private async store(
    manager: EntityManager,
    actor: SignedInActor,
    change: { email: string; emailConfirmed: boolean },
    language: Language,
  ): Promise<void> {
    const { accountId } = actor;
    const { email: previous } = await this.accounts.lock(accountId, manager);
    await this.accounts.changeContact(accountId, change, manager);
    const values = { email: maskEmail(change.email) };
    if (this.canConfirm && previous !== '' && previous !== change.email)
      await this.mail.send(manager, { to: previous, language, template: 'emailChanged', values });
    await this.log.record(manager, actor, {
      accountId,
      action: 'changeEmail',
      before: { email: maskEmail(previous) },
      after: values,
    });
  }
}

/** Keeps the code out of backups. Against guessing it has its short life and the limit of attempts. */
function hashOf(code: string, email: string): string {
  return createHash('sha256').update(`${email} ${code}`).digest('base64url');
}
