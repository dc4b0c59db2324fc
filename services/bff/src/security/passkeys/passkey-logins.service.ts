import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { type TokenDto } from '../../people/sessions/session.dto.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { SignInThrottleService } from '../../people/sessions/sign-in-throttle.service.js';
import { type AssertionDto, type PasskeyLoginDto } from './passkey-answer.dto.js';
import { type ChallengeUse, PasskeyChallengesService } from './passkey-challenges.service.js';
import { type PasskeyQuestionDto } from './passkey.dto.js';
import { type Passkey } from './passkey.entity.js';
import { PASSKEY_CHALLENGE } from './passkeys.constants.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { RelyingPartyService } from './relying-party.service.js';
import { userHandleOf } from './user-handle.js';

const WITHOUT_PASSWORD: ChallengeUse = { purpose: 'login', boundTo: '' };

/** Signs in by a passkey. The device has verified the person, so that it is both factors. */
@Injectable()
export class PasskeyLoginsService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesService,
    private readonly party: RelyingPartyService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottleService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Without an account: the device offers the passkeys that it has. */
  start(): Promise<PasskeyQuestionDto> {
    return this.question(WITHOUT_PASSWORD, []);
  }

  /**
   * What the second step of a sign-in asks the device.
   * @throws AppError notFound if the account has no passkey
   */
  async startStep({ hash, accountId }: { hash: string; accountId: number }): Promise<PasskeyQuestionDto> {
    const passkeys = await this.passkeys.allOf(accountId);
    if (passkeys.length === 0) throw new AppError('notFound');
    return await this.question(
      { purpose: 'secondStep', boundTo: hash },
      passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    );
  }

  /**
   * A passkey of nobody counts like a wrong password, against the address.
   * @throws AppError passkeyExpired, passkeyRefused, tooManyRequests, maintenance, and wrongCredentials if the account
   *   must not sign in
   */
  async login({ remember = false, ...answer }: PasskeyLoginDto, actor: Actor): Promise<TokenDto> {
    const origin = actor.origin ?? { userAgent: '', address: '' };
    const passkey = await this.passkeys.byCredential(answer.credentialId);
    const userName = passkey ? (await this.accounts.get(passkey.accountId)).userName : answer.credentialId;
    const account = await this.throttle.guard({ userName, address: origin.address }, async () => {
      const challenge = await this.takeChallenge(answer, WITHOUT_PASSWORD);
      if (!passkey) throw new AppError('passkeyRefused');
      return await this.manager.transaction(async (manager) => {
        const owner = await this.accounts.lock(passkey.accountId, manager);
        await this.prove(manager, owner, answer, challenge);
        this.accounts.admit(owner);
        return owner;
      });
    });
    const token = await this.sessions.openFor(
      account,
      remember,
      origin,
      passkey !== null && staysOnDevice(passkey),
    );
    if (!token) throw new AppError('passkeyExpired');
    return token;
  }

  /**
   * Uses up the challenge that an answer names. Outside of a transaction.
   * @throws AppError passkeyExpired
   */
  async takeChallenge({ clientDataJson }: AssertionDto, use: ChallengeUse): Promise<string> {
    const challenge = await this.party.challengeOf(clientDataJson);
    if (challenge === undefined || !(await this.challenges.take(challenge, use)))
      throw new AppError('passkeyExpired');
    return challenge;
  }

  /**
   * Counts the use in the transaction of `manager`, in which the account has to be locked.
   * @throws AppError passkeyRefused, also for the passkey of another account
   */
  async prove(
    manager: EntityManager,
    { id }: Account,
    answer: AssertionDto,
    challenge: string,
  ): Promise<void> {
    const passkey = await this.passkeys.byCredential(answer.credentialId, manager);
    const isOwn = passkey?.accountId === id && (answer.userHandle ?? userHandleOf(id)) === userHandleOf(id);
    const use = isOwn ? await this.party.used(answer, challenge, passkey) : undefined;
    if (!isOwn || !use) throw new AppError('passkeyRefused');
    await this.passkeys.use(passkey.id, use, manager);
  }

  private async question(
    use: ChallengeUse,
    allowed: PasskeyQuestionDto['allowed'],
  ): Promise<PasskeyQuestionDto> {
    return {
      challenge: await this.challenges.open(use),
      rpId: this.party.id,
      timeout: PASSKEY_CHALLENGE.minutes * 60_000,
      allowed,
    };
  }
}

/** It cannot be copied to another device, so that the login came from the one on which it was added. */
function staysOnDevice({ transports, backedUp }: Passkey): boolean {
  return !backedUp && transports.length === 1 && transports[0] === 'internal';
}
