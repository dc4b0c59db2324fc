import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { EmailChangesService } from '../contacts/email-changes.service.js';
import { RecoveryCodesService } from '../recovery-codes/recovery-codes.service.js';
import { SecurityDto } from './security.dto.js';

@Injectable()
export class SecurityService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly codes: RecoveryCodesService,
    private readonly emails: EmailChangesService,
    private readonly config: Config,
  ) {}

  async of(accountId: number): Promise<SecurityDto> {
    const [account, codes, waiting] = await Promise.all([
      this.accounts.get(accountId),
      this.codes.left(accountId),
      this.emails.waiting(accountId),
    ]);
    return SecurityDto.from({
      ...{ account, codes, timeZone: this.config.timeZone },
      emailWaiting: waiting?.email ?? null,
      mailConfigured: this.emails.canConfirm,
    });
  }
}
