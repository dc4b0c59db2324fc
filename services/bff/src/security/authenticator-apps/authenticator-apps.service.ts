import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { seal, unseal } from '../../common/sealing/seal.js';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CredentialsService } from '../../people/credentials/credentials.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { SecurityLogService } from '../log/security-log.service.js';
import { type ConfirmedDto } from '../passwords/confirmed.dto.js';
import { RecoveryCodesService } from '../recovery-codes/recovery-codes.service.js';
import { FactorStandingService } from '../factor-standing/factor-standing.service.js';
import {
  type AuthenticatorReadyDto,
  type AuthenticatorSetUpDto,
  type SetUpAuthenticatorAppDto,
} from './authenticator-app.dto.js';
import { type AuthenticatorApp } from './authenticator-app.entity.js';
import { AUTHENTICATOR_KEY, SET_UP_MINUTES } from './authenticator-apps.constants.js';
import { AuthenticatorAppsRepository } from './authenticator-apps.repository.js';
import { newSecret, periodOf, setUpAddress } from './one-time-password.js';

const STARTED = 'set-up of an authenticator app';

/** A set-up that was started. The client keeps it, sealed, so that any replica finishes it and nothing has to expire. */
interface Started {
  sessionId: string;
  secret: string;
  expiresAt: number;
}

/** The second factor of an account: an app that shows one-time codes. */
@Injectable()
export class AuthenticatorAppsService {
  constructor(
    private readonly apps: AuthenticatorAppsRepository,
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly standing: FactorStandingService,
    private readonly codes: RecoveryCodesService,
    private readonly log: SecurityLogService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  of(accountId: number): Promise<AuthenticatorApp | null> {
    return this.apps.of(accountId);
  }

  /**
   * Makes a key. Nothing changes until the app has shown a code of it.
   * @throws AppError currentPasswordWrong or tooManyRequests
   */
  async start(actor: SignedInActor, { currentPassword }: ConfirmedDto): Promise<AuthenticatorSetUpDto> {
    const { sessionId } = actor;
    return await this.credentials.withPassword(actor, currentPassword, async ({ userName }) => {
      const secret = await newSecret();
      const started: Started = { sessionId, secret, expiresAt: Date.now() + SET_UP_MINUTES * 60_000 };
      const setUp = seal(JSON.stringify(started), STARTED, this.config.jwtKeys).toString('base64url');
      return { secret, address: await setUpAddress(secret, userName), setUp };
    });
  }

  /**
   * From now on, signing in needs the app. Ends the other sessions, which were opened without it.
   * @throws AppError authenticatorSetUpExpired or authenticatorCodeWrong
   */
  async setUp(
    actor: SignedInActor,
    { setUp, code }: SetUpAuthenticatorAppDto,
  ): Promise<AuthenticatorReadyDto> {
    const { accountId, sessionId } = actor;
    const secret = this.startedSecret(setUp, sessionId);
    if (secret === undefined) throw new AppError('authenticatorSetUpExpired');
    const period = await periodOf(code, secret);
    if (period === undefined) throw new AppError('authenticatorCodeWrong', {}, { field: 'code' });
    const ready = await this.manager.transaction(async (manager) => {
      const { secondFactor: before } = await this.accounts.lock(accountId, manager);
      await this.apps.replace(accountId, this.sealed(secret), period, manager);
      await this.standing.settle(manager, actor);
      await this.sessions.endOthers(manager, { accountId, keptSessionId: sessionId }, 'accountChanged');
      await this.log.record(manager, actor, {
        accountId,
        action: 'setUpAuthenticatorApp',
        before: { secondFactor: before },
        after: { secondFactor: true },
      });
      return { recoveryCodes: await this.codes.makeIfNone(manager, actor, accountId) };
    });
    // What waited for the second factor is open at once.
    await this.sessions.refresh(sessionId);
    return ready;
  }

  /** @throws AppError secondFactorMandatory, currentPasswordWrong, tooManyRequests, or notFound if there is none */
  async remove(actor: SignedInActor, { currentPassword }: ConfirmedDto): Promise<void> {
    const { accountId } = actor;
    await this.credentials.withPassword(actor, currentPassword, async (_account, manager) => {
      if (!(await this.apps.remove(accountId, manager))) throw new AppError('notFound');
      const secondFactor = await this.standing.settle(manager, actor);
      await this.log.record(manager, actor, {
        accountId,
        action: 'removeAuthenticatorApp',
        before: { secondFactor: true },
        after: { secondFactor },
      });
    });
  }

  /** Removes the app, if there is one, in the transaction of `manager`. The caller records it. */
  async forget(manager: EntityManager, accountId: number): Promise<void> {
    await this.apps.remove(accountId, manager);
  }

  /**
   * Uses up a code in the transaction of `manager`. The caller limits the attempts.
   * @returns false for a wrong code, and for one that was used, or is older than one that was
   */
  async use(manager: EntityManager, accountId: number, code: string): Promise<boolean> {
    const app = await this.apps.of(accountId, manager);
    const secret = app && unseal(app.secret, AUTHENTICATOR_KEY, this.config.jwtKeys);
    if (secret === null || secret === undefined) return false;
    const period = await periodOf(code, secret);
    if (period === undefined) return false;
    return await this.apps.use(accountId, period, manager);
  }

  private sealed(secret: string): Buffer {
    return seal(secret, AUTHENTICATOR_KEY, this.config.jwtKeys);
  }

  /** Undefined if it was not started in this session, or too long ago. */
  private startedSecret(setUp: string, sessionId: string): string | undefined {
    const text = unseal(Buffer.from(setUp, 'base64url'), STARTED, this.config.jwtKeys);
    if (text === undefined) return undefined;
    const started = JSON.parse(text) as Started;
    return started.sessionId === sessionId && started.expiresAt > Date.now() ? started.secret : undefined;
  }
}
