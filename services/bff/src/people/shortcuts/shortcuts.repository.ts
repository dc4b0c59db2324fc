import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type PageName } from '../../common/pages/page-names.constants.js';
import { integer, textList } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { AccountShortcuts } from './account-shortcuts.entity.js';

const SHORTCUTS_OF = defineStatement('shortcuts_of', {
  text: 'SELECT pages FROM account_shortcuts WHERE account_id = $1',
  parameters: [integer],
  columns: { pages: textList<PageName>() },
});

@Injectable()
export class ShortcutsRepository {
  constructor(
    @InjectRepository(AccountShortcuts) private readonly shortcuts: Repository<AccountShortcuts>,
    private readonly statements: Statements,
  ) {}

  async of(accountId: number): Promise<PageName[] | null> {
    const [stored] = await this.statements.run(SHORTCUTS_OF, accountId);
    return stored?.pages ?? null;
  }

  async store(accountId: number, pages: PageName[]): Promise<void> {
    await this.shortcuts.upsert({ accountId, pages }, ['accountId']);
  }
}
