import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { type PasswordLinkAccountDto, type SetPasswordDto } from './password-link.dto.js';
import { PASSWORD_LINK_MINUTES, PASSWORD_LINK_TOKEN, passwordLinkPath } from './password-links.constants.js';
import { PasswordLinksRepository } from './password-links.repository.js';

interface NewLink {
  /** Of whoever gets it. */
  language: Language;
  /** How long it works. */
  minutes?: number;
  /** The address to which it is mailed, if nobody else is given it. */
  mailedTo?: string;
}

interface ProvenChange {
  accountId: number;
  passwordHash: string;
  /** Whether the address of the account was confirmed by the same proof. */
  isConfirmed?: boolean;
  /** Whether it is the first password of the account. */
  isFirst?: boolean;
}

/** Links with which a person sets a password: the first one, or a new one in place of one that was forgotten. A link works once, and not for long. */
@Injectable()
export class PasswordLinksService {
  constructor(
    private readonly links: PasswordLinksRepository,
    private readonly credentials: CredentialsService,
    private readonly accounts: AccountsService,
    private readonly log: SecurityLogService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Makes a link in the transaction of `manager`. Earlier links of the account stop working. */
  async create(
    accountId: number,
    manager: EntityManager,
    { language, minutes = PASSWORD_LINK_MINUTES, mailedTo = '' }: NewLink,
  ): Promise<string> {
    const token = randomBytes(PASSWORD_LINK_TOKEN.bytes).toString('base64url');
    await this.links.replace(accountId, hashOf(token), { minutes, mailedTo }, manager);
    return `${this.config.publicUrl}${passwordLinkPath(token, language)}`;
  }

  /** @throws AppError passwordLinkInvalid */
  async check(token: string): Promise<PasswordLinkAccountDto> {
    const found = await this.links.find(hashOf(token));
    if (!found) throw new AppError('passwordLinkInvalid');
    return { userName: found.userName, invited: found.isFirst };
  }

  /**
   * Sets the password, uses up the link and ends every session of the account. Nobody is signed in by it. Who has a link
   * that was only mailed reads the mail of that address, so that it is confirmed.
   * @throws AppError passwordLinkInvalid
   */
  async setPassword({ token, newPassword }: SetPasswordDto, actor: Actor): Promise<void> {
    // Nobody hashes for an address that was made up.
    await this.check(token);
    const passwordHash = await this.accounts.hashOf(newPassword);
    await this.manager.transaction(async (manager) => {
      const taken = await this.links.take(hashOf(token), manager);
      if (!taken) throw new AppError('passwordLinkInvalid');
      const { accountId, provenEmail, isFirst } = taken;
      const isConfirmed =
        provenEmail !== '' && (await this.accounts.confirmEmail(accountId, provenEmail, manager));
      await this.setAfterProof(manager, actor, { accountId, passwordHash, isConfirmed, isFirst });
    });
  }

  /** Of an account that is no longer as it was when they were made. */
  async removeOf(accountId: number, manager: EntityManager): Promise<void> {
    await this.links.removeOf(accountId, manager);
  }

  /** The same for a person who has proved their identity in another way. */
  async setAfterProof(
    manager: EntityManager,
    actor: Actor,
    { accountId, passwordHash, isConfirmed = false, isFirst = false }: ProvenChange,
  ): Promise<void> {
    await this.links.removeOf(accountId, manager);
    await this.credentials.changePassword(manager, { accountId, passwordHash, keptSessionId: null });
    await this.log.record(manager, actor, {
      accountId,
      action: 'resetPassword',
      isFirst,
      before: { password: 'old', ...(isConfirmed && { emailConfirmed: false }) },
      after: { password: 'new', ...(isConfirmed && { emailConfirmed: true }) },
    });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
