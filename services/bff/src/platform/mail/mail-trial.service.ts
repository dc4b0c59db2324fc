import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { type Mail } from './mail.js';
import { MAIL_RUN, type MailRefusal, REFUSALS_OF_CODES } from './mail.constants.js';
import { MailTransportService } from './mail-transport.service.js';

export interface MailTrial {
  /** Null if the mail server accepted the mail. */
  refusal: MailRefusal | null;
  /** Its own words, on one line; empty if it gave none. */
  answer: string;
}

const ANSWER_LENGTH = 300;

/** Hands one mail to the mail server at once, bypassing the outbox, and reports the result. */
@Injectable()
export class MailTrialService {
  constructor(
    private readonly transport: MailTransportService,
    private readonly periodic: PeriodicService,
  ) {}

  /** Call it only where a mail server is configured. */
  async send(mail: Mail): Promise<MailTrial> {
    const startedAt = new Date();
    try {
      await this.transport.deliver(mail, randomUUID());
      this.periodic.taskRuns.succeeded(MAIL_RUN, startedAt);
      return { refusal: null, answer: '' };
    } catch (error) {
      this.periodic.taskRuns.failed(MAIL_RUN, startedAt, error);
      return trialOf(error);
    }
  }
}

function trialOf(error: unknown): MailTrial {
  const { code = '', response = '' } = error as { code?: string; response?: string };
  const refusal = Object.hasOwn(REFUSALS_OF_CODES, code)
    ? REFUSALS_OF_CODES[code as keyof typeof REFUSALS_OF_CODES]
    : 'other';
  return {
    refusal,
    answer: response
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, ANSWER_LENGTH),
  };
}
