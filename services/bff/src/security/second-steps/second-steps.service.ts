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
import { type FinishLoginDto } from './second-step.dto.js';

/** Signs in a person whose password was right, by the second factor. */
@Injectable()
export class SecondStepsService {
  constructor(
    private readonly steps: SignInStepsService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottleService,
    private readonly apps: AuthenticatorAppsService,
    private readonly codes: RecoveryCodesService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError signInStepExpired, secondFactorWrong, tooManyRequests or maintenance */
  async finish({ challenge, code }: FinishLoginDto, actor: Actor): Promise<TokenDto> {
    const origin = actor.origin ?? { userAgent: '', address: '' };
    const step = await this.steps.try(challenge);
    if (!step) throw new AppError('signInStepExpired');
    const account = await this.throttle.guard({ userName: step.userName, address: origin.address }, () =>
      this.prove(step, code, actor),
    );
    const token = await this.sessions.openFor(account, step.remember, origin);
    if (!token) throw new AppError('signInStepExpired');
    return token;
  }

  /** Uses up the code and the step. */
  private async prove(step: TriedStep, code: string, actor: Actor): Promise<Account> {
    return await this.manager.transaction(async (manager) => {
      const account = await this.accounts.lock(step.accountId, manager);
      const { id, enabled, secondFactor, passwordHash } = account;
      if (!enabled || !secondFactor || passwordHash !== step.passwordHash)
        throw new AppError('signInStepExpired');
      if (!(await this.isRight(manager, actor, id, code)))
        throw new AppError('secondFactorWrong', {}, { field: 'code' });
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
