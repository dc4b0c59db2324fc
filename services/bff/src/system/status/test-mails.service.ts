import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { Account } from '../../people/accounts/account.entity.js';
import { type Counter, counterIn, countIn } from '../../platform/database/counter.js';
import { MailTrialService } from '../../platform/mail/mail-trial.service.js';
import { TEST_MAILS } from './status.constants.js';
import { type TestMailDto } from './test-mail.dto.js';

/** Lets an administrator see whether mail arrives. It goes to nobody else. */
@Injectable()
export class TestMailsService {
  private readonly sent: Counter;

  constructor(
    private readonly trial: MailTrialService,
    private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.sent = counterIn(dataSource, { ...TEST_MAILS, removesExpired: false });
  }

  /** @throws AppError mailNotConfigured, emailNotConfirmed, tooManyRequests */
  async send(accountId: number, language: Language): Promise<TestMailDto> {
    if (this.config.mail === undefined) throw new AppError('mailNotConfigured');
    const account = await this.dataSource.getRepository(Account).findOneByOrFail({ id: accountId });
    const { confirmedEmail: to, name } = account;
    if (to === '') throw new AppError('emailNotConfirmed');
    await countIn(this.sent, accountId);
    const values = { name, time: displayTime(new Date(), this.config.timeZone) };
    return { to, ...(await this.trial.send({ to, language, template: 'test', values })) };
  }
}
