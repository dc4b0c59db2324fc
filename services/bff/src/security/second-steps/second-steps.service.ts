import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { type TokenDto } from '../../people/sessions/session.dto.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { SignInStepsService, type TriedStep } from '../../people/sessions/sign-in-steps.service.js';
import { SignInThrottleService } from '../../people/sessions/sign-in-throttle.service.js';
import { AUTHENTICATOR_CODE } from '../authenticator-apps/authenticator-apps.constants.js';
import { AuthenticatorAppsService } from '../authenticator-apps/authenticator-apps.service.js';
import { RecoveryCodesService } from '../recovery-codes/recovery-codes.service.js';
import { PasskeyLoginsService } from '../passkeys/passkey-logins.service.js';
import { type PasskeyQuestionDto } from '../passkeys/passkey.dto.js';
import {
  type FinishLoginDto,
  type FinishLoginWithPasskeyDto,
  type SecondStepDto,
} from './second-step.dto.js';

/** Signs in a person whose password was right, by the second factor. */
@Injectable()
export class SecondStepsService {
  constructor(
    private readonly steps: SignInStepsService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottleService,
    private readonly apps: AuthenticatorAppsService,
    private readonly passkeys: PasskeyLoginsService,
    private readonly codes: RecoveryCodesService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError signInStepExpired, secondFactorWrong, tooManyRequests or maintenance */
  async finish({ challenge, code }: FinishLoginDto, actor: Actor): Promise<TokenDto> {
    return await this.finishBy(challenge, actor, (step) =>
      this.prove(step, async ({ id }, manager) => {
        if (!(await this.isRight(manager, actor, id, code)))
          throw new AppError('secondFactorWrong', {}, { field: 'code' });
      }),
    );
  }

  /** @throws AppError signInStepExpired, or notFound if the account has no passkey */
  async startPasskey({ challenge }: SecondStepDto): Promise<PasskeyQuestionDto> {
    const step = await this.steps.find(challenge);
    if (!step) throw new AppError('signInStepExpired');
    return await this.passkeys.startStep(step);
  }

  /** @throws AppError signInStepExpired, passkeyExpired, passkeyRefused, tooManyRequests or maintenance */
  async finishWithPasskey(
    { challenge, ...answer }: FinishLoginWithPasskeyDto,
    actor: Actor,
  ): Promise<TokenDto> {
    return await this.finishBy(challenge, actor, async (step) => {
      const use = { purpose: 'secondStep', boundTo: step.hash } as const;
      const question = await this.passkeys.takeChallenge(answer, use);
      return await this.prove(step, (account, manager) =>
        this.passkeys.prove(manager, account, answer, question),
      );
    });
  }

  private async finishBy(
    challenge: string,
    actor: Actor,
    prove: (step: TriedStep) => Promise<Account>,
  ): Promise<TokenDto> {
    const origin = actor.origin ?? { userAgent: '', address: '' };
    const step = await this.steps.try(challenge);
    if (!step) throw new AppError('signInStepExpired');
    const account = await this.throttle.guard({ userName: step.userName, address: origin.address }, () =>
      prove(step),
    );
    const token = await this.sessions.openFor(account, step.remember, origin);
    if (!token) throw new AppError('signInStepExpired');
    return token;
  }

  /** Uses up the step, and the factor that `check` finds right. */
  private async prove(
    step: TriedStep,
    check: (account: Account, manager: EntityManager) => Promise<void>,
  ): Promise<Account> {
    return await this.manager.transaction(async (manager) => {
      const account = await this.accounts.lock(step.accountId, manager);
      const { enabled, secondFactor, passwordHash } = account;
      if (!enabled || !secondFactor || passwordHash !== step.passwordHash)
        throw new AppError('signInStepExpired');
      await check(account, manager);
      if (!(await this.steps.take(step, manager))) throw new AppError('signInStepExpired');
      return account;
    });
  }

  private async isRight(manager: EntityManager, actor: Actor, id: number, code: string): Promise<boolean> {
    const digits = code.replaceAll(/\s/g, '');
    return AUTHENTICATOR_CODE.pattern.test(digits)
      ? await this.apps.use(manager, id, digits)
      : await this.codes.use(manager, actor, id, code);
  }
}
