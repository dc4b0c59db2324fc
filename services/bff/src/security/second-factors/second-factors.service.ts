import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuthenticatorAppsService } from '../authenticator-apps/authenticator-apps.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { RecoveryCodesService } from '../recovery-codes/recovery-codes.service.js';

/** Later the mail would only confuse. */
const MAIL_USEFUL_SECONDS = 7 * 24 * 60 * 60;

/** What holds for the second factors of an account together. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly apps: AuthenticatorAppsService,
    private readonly passkeys: PasskeysService,
    private readonly codes: RecoveryCodesService,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * Takes all of them from an account, with the recovery codes: whoever found them could otherwise set a new password,
   * which is now enough. Tells the person, by mail too where that is possible. The caller records it.
   */
  async reset(manager: EntityManager, actor: SignedInActor, accountId: number): Promise<void> {
    const { userName } = await this.accounts.lock(accountId, manager);
    await this.apps.forget(manager, accountId);
    await this.passkeys.forget(manager, accountId);
    await this.codes.forget(manager, accountId);
    await this.accounts.changeSecondFactor(accountId, false, manager);
    await this.log.tell(manager, actor, {
      accountId,
      action: 'resetSecondFactor',
      mail: {
        template: 'secondFactorReset',
        values: { userName },
        usefulSeconds: MAIL_USEFUL_SECONDS,
        isMandatory: true,
      },
    });
  }
}
