import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { MessagesService } from '../../messages/messages/messages.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { SecondFactorDutyService } from '../../people/sessions/second-factor-duty.service.js';
import { SettingsService } from '../../people/settings/settings.service.js';
import { DeliveryService } from '../../platform/live-events/delivery.service.js';
import { MaintenanceService } from '../../platform/maintenance/maintenance.service.js';
import { type StartDto } from './start.dto.js';

@Injectable()
export class StartService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly duty: SecondFactorDutyService,
    private readonly settings: SettingsService,
    private readonly messages: MessagesService,
    private readonly maintenance: MaintenanceService,
    private readonly delivery: DeliveryService,
  ) {}

  async of(principal: Principal): Promise<StartDto> {
    const { accountId } = principal;
    // Before anything is read: a change during the reads is sent by the stream, and never lost.
    const { lastEventId } = this.delivery;
    const [user, settings, unread, maintenance] = await Promise.all([
      this.accounts.userInfo(accountId),
      this.settings.of(accountId),
      this.messages.unread(accountId),
      this.maintenance.read(),
    ]);
    const secondFactorDue = this.duty.isDue(principal);
    return { lastEventId, user, secondFactorDue, settings, unread, maintenance };
  }
}
