import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { SecondFactorDutyService } from '../../people/sessions/second-factor-duty.service.js';
import { AuthenticatorAppsService } from '../authenticator-apps/authenticator-apps.service.js';
import { EmailChangesService } from '../contacts/email-changes.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { RecoveryCodesService } from '../recovery-codes/recovery-codes.service.js';
import { SecurityDto } from './security.dto.js';

@Injectable()
export class SecurityService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly duty: SecondFactorDutyService,
    private readonly apps: AuthenticatorAppsService,
    private readonly passkeys: PasskeysService,
    private readonly codes: RecoveryCodesService,
    private readonly emails: EmailChangesService,
    private readonly config: Config,
  ) {}

  async of(accountId: number): Promise<SecurityDto> {
    const [account, app, passkeys, codes, waiting] = await Promise.all([
      this.accounts.get(accountId),
      this.apps.of(accountId),
      this.passkeys.count(accountId),
      this.codes.left(accountId),
      this.emails.waiting(accountId),
    ]);
    return SecurityDto.from({
      ...{ account, app, passkeys, codes, timeZone: this.config.timeZone },
      secondFactorMandatory: this.duty.appliesTo(account),
      emailWaiting: waiting?.email ?? null,
      mailConfigured: this.emails.canConfirm,
    });
  }
}
