import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { shownName } from '../../common/text/shown-name.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { AccountNamesService } from '../../people/accounts/account-names.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { type SaveUserInfoDto } from '../../people/accounts/save-user-info.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { EmailNoticesService } from '../contacts/email-notices.service.js';

/** The fields of the form and where the account has them. A change of the email address has an entry of its own. */
const COLUMNS = {
  nickname: 'name',
  countryRegion: 'countryRegion',
  area: 'area',
  address: 'address',
  profile: 'introduction',
  personalWebsite: 'personalWebsite',
} as const satisfies Record<Exclude<keyof SaveUserInfoDto, 'email'>, keyof Account>;
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Stores the profile. It needs no password, so that it must not change where links and codes go. */
@Injectable()
export class UserInfoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly names: AccountNamesService,
    private readonly notices: EmailNoticesService,
    private readonly audit: AuditService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async save(actor: SignedInActor, info: SaveUserInfoDto, language: Language): Promise<'ok'> {
    await this.manager.transaction(async (manager) => {
      const { accountId } = actor;
      await this.names.hold(accountId, manager);
      const before = await this.accounts.lock(accountId, manager);
      await this.accounts.saveUserInfo(accountId, info, manager);
      const names = { before: shownName(before), after: info.nickname };
      await this.names.rename({ accountId, ...names, erases: false }, actor, manager);
      await this.record(manager, actor, changedFields(before, info));
      await this.notices.tell(manager, actor, { before, email: info.email }, language);
    });
    return 'ok';
  }

  /** The audit log says which fields were changed. It cannot be erased, so it keeps nothing that they contain. */
  private async record(manager: EntityManager, actor: SignedInActor, fields: string[]): Promise<void> {
    if (fields.length === 0) return;
    const change = { entityId: actor.accountId, before: {}, after: { fields } };
    await this.audit.record(manager, actor, { entity: 'account', action: 'edit' }, change);
  }
}

function changedFields(before: Account, info: SaveUserInfoDto): string[] {
  return FIELDS.filter((field) => info[field] !== undefined && info[field] !== before[COLUMNS[field]]);
}
