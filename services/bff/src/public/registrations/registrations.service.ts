import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { ApplicantsService } from '../../people/accounts/applicants.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { AccountRequestsService } from '../account-requests/account-requests.service.js';
import { AccountThrottleService } from '../account-throttle/account-throttle.service.js';
import { isReserved } from './registrations.constants.js';
import { type AccountOptionsDto, type RegisteredDto, type RegistrationDto } from './registration.dto.js';

/** Who registers, from where and in which language. */
interface Applicant {
  address: string;
  language: Language;
  key: string | undefined;
}

@Injectable()
export class RegistrationsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly applicants: ApplicantsService,
    private readonly requests: AccountRequestsService,
    private readonly throttle: AccountThrottleService,
    private readonly calls: IdempotencyService,
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  options(): AccountOptionsDto {
    return { registration: this.config.registration, sendsMail: this.mail.isConfigured };
  }

  /**
   * Makes an account with the role `user`, which can sign in at once or after the approval of an administrator.
   * @throws AppError registrationClosed, nameTaken, tooManyRequests, idempotencyKeyReused
   */
  async register(form: RegistrationDto, { address, language, key }: Applicant): Promise<RegisteredDto> {
    const { registration } = this.config;
    if (registration === 'closed') throw new AppError('registrationClosed');
    // Every attempt counts, because the answer reveals whether a name is taken.
    await this.throttle.countAddress(address);
    if (isReserved(form.userName)) throw nameTaken(form.userName);
    const { password, ...request } = form;
    const isActive = registration === 'open';
    const call = { operation: 'register', accountId: null, key, request } as const;
    const passwordHash = await this.accounts.hashOf(password);
    return await this.calls.once<RegisteredDto>(call, async (manager) => {
      const account = await this.applicants.register({ ...request, passwordHash, isActive }, manager);
      if (!account) throw nameTaken(form.userName);
      if (!isActive) await this.requests.open(manager, 'registration', account, language);
      return { state: isActive ? 'active' : 'waiting' };
    });
  }
}

function nameTaken(name: string): AppError {
  return new AppError('nameTaken', { name }, { field: 'userName' });
}
