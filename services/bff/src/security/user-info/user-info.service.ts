import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { type SaveUserInfoDto } from '../../people/accounts/save-user-info.dto.js';
import { EmailNoticesService } from '../contacts/email-notices.service.js';

/** Stores the profile. It needs no password, so that it must not change where links and codes go. */
@Injectable()
export class UserInfoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly notices: EmailNoticesService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async save(actor: SignedInActor, info: SaveUserInfoDto, language: Language): Promise<'ok'> {
    await this.manager.transaction(async (manager) => {
      const before = await this.accounts.lock(actor.accountId, manager);
      await this.accounts.saveUserInfo(actor.accountId, info, manager);
      await this.notices.tell(manager, actor, { before, email: info.email }, language);
    });
    return 'ok';
  }
}
