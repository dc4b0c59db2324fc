import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type Counter } from 'prom-client';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { NotificationsService } from '../database/notifications.service.js';
import { MAIL_CHANNEL, MAIL_INTERVAL_MS, MAIL_RETRY } from './mail.constants.js';
import { unseal } from './mail-seal.js';
import { MailTransportService } from './mail-transport.service.js';
import { OutgoingMailRepository, type TakenMail } from './outgoing-mail.repository.js';

/**
 * Sends the stored mail, each one by one of the replicas. The log has neither addresses nor texts of mail, and of a
 * failure only the code of the server.
 */
@Injectable()
export class MailSenderService {
  private readonly outcomes: Counter<'outcome'>;

  constructor(
    private readonly mails: OutgoingMailRepository,
    private readonly transport: MailTransportService,
    private readonly config: Config,
    private readonly logger: PinoLogger,
    notifications: NotificationsService,
    periodic: PeriodicService,
    metrics: MetricsService,
  ) {
    this.logger.setContext(MailSenderService.name);
    this.outcomes = metrics.counter({
      name: 'sala_mail_total',
      help: 'Mail by how it went: sent, postponed after a failure, or dropped for good.',
      labelNames: ['outcome'],
    });
    this.measureOutbox(metrics);
    if (!transport.isConfigured) return;
    const task: PeriodicTask = periodic.every(MAIL_INTERVAL_MS, 'send mail', () => this.sendDue());
    notifications.on(MAIL_CHANNEL, () => {
      task.now();
    });
  }

  /** The outbox is shared, so every process reports the same. No values while the database is away. */
  private measureOutbox(metrics: MetricsService): void {
    const { mails } = this;
    metrics.gauge({
      name: 'sala_mail_outbox_messages',
      help: 'Mail that waits to be sent: for the first time, or again after a failure.',
      labelNames: ['state'],
      async collect() {
        this.reset();
        const outbox = await mails.outbox().catch(() => undefined);
        if (!outbox) return;
        this.set({ state: 'new' }, outbox.total - outbox.failed);
        this.set({ state: 'failed' }, outbox.failed);
      },
    });
  }

  private async sendDue(): Promise<void> {
    const dropped = await this.mails.removeExpired();
    if (dropped > 0) this.logger.warn({ dropped }, 'dropped mail that could not be sent in time');
    this.outcomes.inc({ outcome: 'dropped' }, dropped);
    for (let mail = await this.mails.take(); mail; mail = await this.mails.take()) await this.send(mail);
  }

  private async send(taken: TakenMail): Promise<void> {
    const mail = unseal(taken.sealed, this.config.jwtKeys);
    if (!mail) {
      this.logger.warn({ mailId: taken.id }, 'dropped mail, because its key is no longer configured');
      this.outcomes.inc({ outcome: 'dropped' });
      await this.mails.remove(taken);
      return;
    }
    try {
      await this.transport.deliver(mail);
      this.outcomes.inc({ outcome: 'sent' });
      await this.mails.remove(taken);
    } catch (error) {
      await this.fail(taken, error);
    }
  }

  /** The text of the error may quote the address, so that only its codes are logged. */
  private async fail(taken: TakenMail, error: unknown): Promise<void> {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const failure = { mailId: taken.id, attempts: taken.attempts, code, responseCode };
    if (isRefusedForGood(failure)) {
      this.logger.warn(failure, 'dropped mail that the server refuses');
      this.outcomes.inc({ outcome: 'dropped' });
      await this.mails.remove(taken);
    } else {
      this.logger.warn(failure, 'cannot send mail, will try again');
      this.outcomes.inc({ outcome: 'postponed' });
      await this.mails.postpone(taken, pauseAfter(taken.attempts));
    }
  }
}

/** Only a refused recipient or message is final: a wrong password of the deployment can be corrected. */
function isRefusedForGood({ code, responseCode = 0 }: { code?: string; responseCode?: number }): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function pauseAfter(attempts: number): number {
  const { firstSeconds, longestSeconds } = MAIL_RETRY;
  return Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds);
}
