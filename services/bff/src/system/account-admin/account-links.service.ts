import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { DEFAULT_LANGUAGE, type Language } from '../../common/messages/languages.constants.js';
import { ACCOUNTS_CHANGED } from '../../people/accounts/accounts-changed.event.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { ApplicantsService } from '../../people/accounts/applicants.service.js';
import { EntitlementsService } from '../../people/accounts/entitlements.service.js';
import { SettingsService } from '../../people/settings/settings.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import {
  INVITATION_HOURS,
  PASSWORD_LINK_MINUTES,
} from '../../security/password-links/password-links.constants.js';
import { PasswordLinksService } from '../../security/password-links/password-links.service.js';
import { type AccountLinkDto, type InviteAccountDto } from './account-admin.dto.js';
import { AccountAdminService, type Move } from './account-admin.service.js';

interface Receiver {
  id: number;
  userName: string;
  name: string;
  /** Empty if nothing may be sent to the person. */
  to: string;
  isInvited: boolean;
}

/** Gives people links with which they set their password: by mail where that is possible. */
@Injectable()
export class AccountLinksService {
  constructor(
    private readonly admin: AccountAdminService,
    private readonly accounts: AccountsService,
    private readonly applicants: ApplicantsService,
    private readonly entitlements: EntitlementsService,
    private readonly settings: SettingsService,
    private readonly links: PasswordLinksService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError nameTaken, emailTaken */
  async invite(invitation: InviteAccountDto, actor: SignedInActor): Promise<AccountLinkDto> {
    return await this.manager.transaction((manager) => this.inviteWithin(invitation, actor, manager));
  }

  /**
   * Together with what else `manager` changes.
   * @throws AppError nameTaken, emailTaken
   */
  async inviteWithin(
    { userName, name, email = '', role, language }: InviteAccountDto,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<AccountLinkDto> {
    if (email !== '' && (await this.accounts.isConfirmedElsewhere(email, 0, manager)))
      throw new AppError('emailTaken', {}, { field: 'email' });
    const id = await this.applicants.invite({ userName, nickname: name, email, role }, actor, manager);
    if (id === null) throw new AppError('nameTaken', { name: userName }, { field: 'userName' });
    await this.settings.begin(id, { locale: language }, manager);
    const recorded = { entityId: id, before: null, after: { role, state: 'invited' } };
    await this.audit.record(manager, actor, { entity: 'account', action: 'create' }, recorded);
    await this.events.publish(manager, ACCOUNTS_CHANGED, {}, { id, action: 'create' });
    return await this.give({ id, userName, name, to: email, isInvited: true }, language, manager);
  }

  /**
   * Earlier links of the account stop working; the password stays until the person sets another one.
   * @throws AppError notFound, conflict, ownAccount
   */
  async makeLink(move: Move): Promise<AccountLinkDto> {
    const language = (await this.settings.of(move.id))?.locale ?? DEFAULT_LANGUAGE;
    let made: AccountLinkDto | undefined;
    await this.admin.transact('makeLink', move, async ({ id, state, userName, name, email }, manager) => {
      const isInvited = state === 'invited';
      const { confirmedEmail } = await this.accounts.lock(id, manager);
      // Anybody at an open browser may have entered the other address.
      const to = isInvited ? email : confirmedEmail;
      made = await this.give({ id, userName, name, to, isInvited }, language, manager);
      // Whoever has the link could log in by it.
      if (made.link !== null) await this.entitlements.give(id, move.actor.accountId, manager);
      return { before: {}, after: { mailed: made.sentTo !== null } };
    });
    if (!made) throw new Error('No link was made.');
    return made;
  }

  private async give(
    { id, userName, name, to, isInvited }: Receiver,
    language: Language,
    manager: EntityManager,
  ): Promise<AccountLinkDto> {
    const minutes = isInvited ? INVITATION_HOURS * 60 : PASSWORD_LINK_MINUTES;
    const mailedTo = this.mail.isConfigured ? to : '';
    const link = await this.links.create(id, manager, { language, minutes, mailedTo });
    if (mailedTo === '') return { id, link, sentTo: null, minutes };
    const values = { name: name || userName, userName, link, minutes, hours: INVITATION_HOURS };
    const template = isInvited ? 'invitation' : 'passwordReset';
    await this.mail.send(
      manager,
      { to: mailedTo, language, template, values },
      { usefulSeconds: minutes * 60 },
    );
    return { id, link: null, sentTo: mailedTo, minutes };
  }
}
