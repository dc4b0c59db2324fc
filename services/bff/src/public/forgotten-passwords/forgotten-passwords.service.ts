import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Batches, type Share } from '../../common/periodic/batches.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { AccountRequestsService } from '../account-requests/account-requests.service.js';
import { AccountThrottleService } from '../account-throttle/account-throttle.service.js';
import { PASSWORD_LINK_MINUTES } from '../../security/password-links/password-links.constants.js';
import { PasswordLinksService } from '../../security/password-links/password-links.service.js';
import {
  ACCOUNTS_PER_ADDRESS,
  FORGOTTEN_CHANNEL,
  FORGOTTEN_INTERVAL_MS,
} from './forgotten-passwords.constants.js';
import { ForgottenPasswordsRepository } from './forgotten-passwords.repository.js';

/** Gives people who forgot the password a link: by mail, or by an administrator where that is not possible. */
@Injectable()
export class ForgottenPasswordsService {
  private readonly one: Batches<number>;

  constructor(
    private readonly forgotten: ForgottenPasswordsRepository,
    private readonly accounts: AccountsService,
    private readonly links: PasswordLinksService,
    private readonly requests: AccountRequestsService,
    private readonly throttle: AccountThrottleService,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    this.one = periodic.batches('answer forgotten passwords', 1);
    const task = periodic.every(FORGOTTEN_INTERVAL_MS, 'answer forgotten passwords', () => this.answerAll());
    notifications.on(FORGOTTEN_CHANNEL, () => {
      task.now();
    });
  }

  /**
   * Does the same for every name, so that neither the answer nor its timing reveals whether there is such an account.
   * @throws AppError tooManyRequests
   */
  async ask(login: string, { address, language }: { address: string; language: Language }): Promise<void> {
    await this.throttle.countAddress(address);
    await this.throttle.countAccount(login);
    await this.manager.transaction(async (manager) => {
      await this.forgotten.insert({ login, language }, manager);
      await this.notifications.notify(manager, FORGOTTEN_CHANNEL, '');
    });
  }

  private async answerAll(): Promise<void> {
    const next = (share: Share<number>) =>
      this.manager.transaction((manager) => this.answerNext(share, manager));
    while (await this.one.step(next));
  }

  /** @returns whether there was one */
  private async answerNext(share: Share<number>, manager: EntityManager): Promise<boolean> {
    const asked = await this.forgotten.take(share, manager);
    if (!asked) return false;
    const accounts = await this.accounts.byLogin(asked.login, ACCOUNTS_PER_ADDRESS, manager);
    const [mailable, others] = this.mail.isConfigured
      ? [accounts.filter(hasConfirmedEmail), accounts.filter((account) => !hasConfirmedEmail(account))]
      : [[], accounts];
    for (const account of mailable) await this.sendLink(manager, account, asked.language);
    for (const account of others)
      await this.requests.open(manager, 'forgottenPassword', account, asked.language);
    return true;
  }

  private async sendLink(manager: EntityManager, account: Account, language: Language): Promise<void> {
    const { id, confirmedEmail, name, userName } = account;
    const link = await this.links.create(id, manager, { language });
    const values = { name: name || userName, userName, link, minutes: PASSWORD_LINK_MINUTES };
    await this.mail.send(
      manager,
      { to: confirmedEmail, language, template: 'passwordReset', values },
      { usefulSeconds: PASSWORD_LINK_MINUTES * 60 },
    );
  }
}

/** A link is worth as much as the password, so it goes only where the person is known to read. */
function hasConfirmedEmail({ confirmedEmail }: Account): boolean {
  return confirmedEmail !== '';
}
