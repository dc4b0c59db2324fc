import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Principal } from '../common/auth/principal.js';
import { LiveEventsService } from '../live-events/live-events.service.js';
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
    return (await this.settings.of(accountId)) as SettingsDto | null;
  }

  /** The last one to store wins; the other sessions of the account are told. */
  async store({ accountId, sessionId }: Principal, values: SettingsDto): Promise<SettingsDto> {
    await this.manager.transaction(async (manager) => {
      await this.settings.store(accountId, values, manager);
      await this.events.publish(
        manager,
        { accountId, exceptSessionId: sessionId },
        'settings.changed',
        values,
      );
    });
    return values;
  }
}
