import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { maskEmail } from '../../common/text/mask.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { EmailThrottleService } from './email-throttle.service.js';

interface EmailChangeNotice {
  /** The account before the change. */
  before: Account;
  email: string;
  /** Whether links and codes go to the new address from now on. */
  isConfirmed?: boolean;
}

/** Tells a person that the email address was changed: in the product, and at the address that was confirmed. */
@Injectable()
export class EmailNoticesService {
  constructor(
    private readonly mail: MailService,
    private readonly throttle: EmailThrottleService,
    private readonly log: SecurityLogService,
  ) {}

  /** Notifies the person, in the transaction of `manager`. Does nothing if the address is the same. */
  async tell(
    manager: EntityManager,
    actor: SignedInActor,
    { before, email, isConfirmed = false }: EmailChangeNotice,
    language: Language,
  ): Promise<void> {
    const { id: accountId, userName, confirmedEmail: to } = before;
    if (email === before.email && !isConfirmed) return;
    const values = { email: maskEmail(email) };
    const template = isConfirmed ? 'emailChanged' : 'emailEntered';
    const isTold = this.mail.isConfigured && to !== '' && to !== email;
    if (isTold && (await this.throttle.mayTell(accountId, manager)))
      await this.mail.send(manager, { to, language, template, values: { ...values, userName } });
    await this.log.record(manager, actor, {
      accountId,
      action: isConfirmed ? 'changeEmail' : 'enterEmail',
      before: { email: maskEmail(before.email) },
      after: values,
    });
  }
}
