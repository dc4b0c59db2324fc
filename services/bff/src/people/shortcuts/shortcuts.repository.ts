import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type PageName } from '../../common/pages/page-names.constants.js';
import { AccountShortcuts } from './account-shortcuts.entity.js';

@Injectable()
export class ShortcutsRepository {
  constructor(@InjectRepository(AccountShortcuts) private readonly shortcuts: Repository<AccountShortcuts>) {}

  async of(accountId: number): Promise<PageName[] | null> {
    return (await this.shortcuts.findOneBy({ accountId }))?.pages ?? null;
  }

  async store(accountId: number, pages: PageName[]): Promise<void> {
    await this.shortcuts.upsert({ accountId, pages }, ['accountId']);
  }
}
