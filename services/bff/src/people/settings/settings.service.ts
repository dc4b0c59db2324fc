import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { type SettingsDto } from './settings.dto.js';
import { SettingsRepository } from './settings.repository.js';

@Injectable()
export class SettingsService {
  constructor(private readonly settings: SettingsRepository) {}

  async of(accountId: number): Promise<SettingsDto | null> {
    return await this.settings.of(accountId);
  }

  /** The first settings of a new account, in the transaction of `manager`. */
  async begin(accountId: number, values: SettingsDto, manager: EntityManager): Promise<void> {
    await this.settings.insert(accountId, values, manager);
  }

  /** Replaces the stored settings, and notifies the other sessions of the account. */
  async store(principal: Principal, values: SettingsDto): Promise<SettingsDto> {
    await this.settings.store(principal, values);
    return values;
  }

  /** Merges into the stored settings: the last change of each setting wins. Notifies like `store`. */
  async change(principal: Principal, values: SettingsDto): Promise<SettingsDto> {
    return await this.settings.change(principal, values);
  }
}
