import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { DEFAULT_LANGUAGE } from '../../common/messages/languages.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { isDuplicate } from '../../platform/database/is-duplicate.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { type ConfirmedDto } from '../passwords/confirmed.dto.js';
import { RecoveryCodesService } from '../recovery-codes/recovery-codes.service.js';
import { FactorStandingService } from '../factor-standing/factor-standing.service.js';
import { type AddPasskeyDto } from './passkey-answer.dto.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import {
  type AddedPasskeyDto,
  PasskeyDto,
  type PasskeyRegistrationDto,
  type RenamePasskeyDto,
} from './passkey.dto.js';
import { type Passkey } from './passkey.entity.js';
import { ALGORITHMS, MAX_PASSKEYS, PASSKEY_CHALLENGE } from './passkeys.constants.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { RelyingPartyService } from './relying-party.service.js';
import { userHandleOf } from './user-handle.js';

/** The passkeys of a person, who adds, renames and removes them. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesService,
    private readonly party: RelyingPartyService,
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly standing: FactorStandingService,
    private readonly codes: RecoveryCodesService,
    private readonly log: SecurityLogService,
    private readonly audit: AuditService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page({ accountId }: Principal, query: PageQuery): Promise<Page<PasskeyDto>> {
    const [passkeys, total] = await this.passkeys.page(accountId, query);
    return { list: passkeys.map((passkey) => PasskeyDto.from(passkey, this.config.timeZone)), total };
  }

  count(accountId: number): Promise<number> {
    return this.passkeys.count(accountId);
  }

  /**
   * Nothing changes until the device has answered.
   * @throws AppError currentPasswordWrong, tooManyRequests or tooManyPasskeys
   */
  async start(actor: SignedInActor, { currentPassword }: ConfirmedDto): Promise<PasskeyRegistrationDto> {
    const confirmed = await this.credentials.withPassword(
      actor,
      currentPassword,
      async ({ id, userName, name }, manager) => {
        const present = await this.passkeys.allOf(id, manager);
        assertRoom(present.length);
        return { userName, name, present };
      },
    );
    const { userName, name, present } = confirmed;
    return {
      challenge: await this.challenges.open({ purpose: 'registration', boundTo: actor.sessionId }),
      rpId: this.party.id,
      rpName: this.config.organisation.name[DEFAULT_LANGUAGE],
      timeout: PASSKEY_CHALLENGE.minutes * 60_000,
      userHandle: userHandleOf(actor.accountId),
      userName,
      displayName: name || userName,
      algorithms: [...ALGORITHMS],
      excluded: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    };
  }

  /**
   * From now on it logs in. The first second factor of an account ends the other sessions, which were opened without one.
   * @throws AppError passkeyExpired, passkeyUnusable, passkeyKnown or tooManyPasskeys
   */
  async add(actor: SignedInActor, { name, ...answer }: AddPasskeyDto): Promise<AddedPasskeyDto> {
    const { accountId, sessionId } = actor;
    const challenge = await this.party.challengeOf(answer.clientDataJson);
    const use = { purpose: 'registration', boundTo: sessionId } as const;
    if (challenge === undefined || !(await this.challenges.take(challenge, use)))
      throw new AppError('passkeyExpired');
    const credential = await this.party.registered(answer, challenge);
    if (!credential) throw new AppError('passkeyUnusable');
    const id = randomUUID();
    const passkey = { id, accountId, name, transports: answer.transports, ...credential };
    const added = await this.manager
      .transaction((manager) => this.insert(manager, actor, passkey))
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new AppError('passkeyKnown') : error;
      });
    // What waited for the second factor is open at once.
    await this.sessions.refresh(sessionId);
    return added;
  }

  /** @throws AppError notFound */
  async rename(actor: SignedInActor, id: string, { name }: RenamePasskeyDto): Promise<void> {
    const { accountId } = actor;
    await this.manager.transaction(async (manager) => {
      const before = await this.passkeys.rename(accountId, id, name, manager);
      if (!before) throw new AppError('notFound');
      const change = { entityId: accountId, before: { passkey: before.name }, after: { passkey: name } };
      await this.audit.record(manager, actor, { entity: 'account', action: 'renamePasskey' }, change);
    });
  }

  /** @throws AppError secondFactorMandatory, currentPasswordWrong, tooManyRequests or notFound */
  async remove(actor: SignedInActor, id: string, { currentPassword }: ConfirmedDto): Promise<void> {
    const { accountId } = actor;
    await this.credentials.withPassword(actor, currentPassword, async (_account, manager) => {
      const removed = await this.passkeys.remove(accountId, id, manager);
      if (!removed) throw new AppError('notFound');
      const secondFactor = await this.standing.settle(manager, actor);
      await this.log.record(manager, actor, {
        accountId,
        action: 'removePasskey',
        before: { passkey: removed.name, secondFactor: true },
        after: { secondFactor },
        values: { passkey: removed.name },
      });
    });
  }

  /** Removes all of them in the transaction of `manager`. The caller records it. */
  async forget(manager: EntityManager, accountId: number): Promise<void> {
    await this.passkeys.removeAllOf(accountId, manager);
  }

  private async insert(
    manager: EntityManager,
    actor: SignedInActor,
    passkey: Omit<Passkey, 'account' | 'createdAt' | 'lastUsedAt'>,
  ): Promise<AddedPasskeyDto> {
    const { accountId, sessionId } = actor;
    const { secondFactor: before } = await this.accounts.lock(accountId, manager);
    assertRoom(await this.passkeys.count(accountId, manager));
    await this.passkeys.insert(passkey, manager);
    await this.standing.settle(manager, actor);
    if (!before)
      await this.sessions.endOthers(manager, { accountId, keptSessionId: sessionId }, 'accountChanged');
    await this.log.record(manager, actor, {
      accountId,
      action: 'addPasskey',
      before: { secondFactor: before },
      after: { passkey: passkey.name, secondFactor: true },
    });
    return { id: passkey.id, recoveryCodes: await this.codes.makeIfNone(manager, actor, accountId) };
  }
}

function assertRoom(count: number): void {
  if (count >= MAX_PASSKEYS) throw new AppError('tooManyPasskeys', { max: MAX_PASSKEYS });
}
