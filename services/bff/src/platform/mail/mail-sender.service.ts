import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { maskEmail } from '../../common/text/mask.js';
import { type OutboxHandler, type Attempt, DeliveryError } from '../outbox/outbox-kind.js';
import { OutboxHandlersService } from '../outbox/outbox-handlers.service.js';
import { type Mail } from './mail.js';
import { MAIL } from './mail-kind.js';
import { MAIL_RUN } from './mail.constants.js';
import { MailTransportService } from './mail-transport.service.js';

/** Sends the mail of the outbox, if the deployment has an SMTP server. */
@Injectable()
export class MailSenderService implements OutboxHandler<Mail> {
  constructor(
    private readonly transport: MailTransportService,
    handlers: OutboxHandlersService,
    private readonly periodic: PeriodicService,
  ) {
    handlers.register(MAIL, this);
  }

  get isReady(): boolean {
    return this.transport.isConfigured;
  }

  async deliver(mail: Mail, { id }: Attempt): Promise<void> {
    const startedAt = new Date();
    try {
      await this.transport.deliver(mail, id);
      this.periodic.taskRuns.succeeded(MAIL_RUN, startedAt);
    } catch (error) {
      this.periodic.taskRuns.failed(MAIL_RUN, startedAt, error);
      throw failureOf(error);
    }
  }

  recipientOf({ to }: Mail): string {
    return maskEmail(to);
  }
}

/** The text of the error may quote the address, so that only its codes are kept. */
function failureOf(error: unknown): DeliveryError {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
  const failure = responseCode === undefined ? code : `${code} ${responseCode}`;
  return new DeliveryError(failure, { isFinal: isRefusedForGood(code, responseCode) });
}

/** Only a refused recipient or message is final: a wrong password of the deployment can be corrected. */
function isRefusedForGood(code: string, responseCode = 0): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
