import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { SETTINGS_CHANGED } from './settings.event.js';
import { type SettingsDto } from './settings.dto.js';
import { SettingsRepository } from './settings.repository.js';

@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async of(accountId: number): Promise<SettingsDto | null> {
    return await this.settings.of(accountId);
  }

  /** Replaces the stored settings. */
  store(principal: Principal, values: SettingsDto): Promise<SettingsDto> {
    return this.keep(principal, async (manager) => {
      await this.settings.store(principal.accountId, values, manager);
      return values;
    });
  }

  /** Merges into the stored settings: the last change of each setting wins. */
  change(principal: Principal, values: SettingsDto): Promise<SettingsDto> {
    return this.keep(principal, (manager) => this.settings.change(principal.accountId, values, manager));
  }

  /** Notifies the other sessions of the account of the stored settings. */
  private keep(
    { accountId, sessionId }: Principal,
    write: (manager: EntityManager) => Promise<SettingsDto>,
  ): Promise<SettingsDto> {
    return this.manager.transaction(async (manager) => {
      const values = await write(manager);
      await this.events.publish(manager, SETTINGS_CHANGED, { accountId, exceptSessionId: sessionId }, values);
      return values;
    });
  }
}
