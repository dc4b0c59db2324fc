import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Account } from '../accounts/account.entity.js';
import { SECOND_STEP_METHODS, type SecondStepNeeded, SIGN_IN_STEP } from './sessions.constants.js';
import { SignInStep } from './sign-in-step.entity.js';

const { minutes, maxAttempts, challengeBytes } = SIGN_IN_STEP;

/** A try to finish a sign-in. */
export type TriedStep = Pick<SignInStep, 'hash' | 'accountId' | 'passwordHash' | 'remember'> & {
  userName: string;
};

/** Sign-ins that wait for the second factor. Kept in PostgreSQL, so that any replica finishes them. */
@Injectable()
export class SignInStepsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Stores that the password was right. Removes what has expired. */
  async open({ id, passwordHash }: Account, remember: boolean): Promise<SecondStepNeeded> {
    const challenge = randomBytes(challengeBytes).toString('base64url');
    const [{ app, passkey }]: [{ app: boolean; passkey: boolean }] = await this.manager.query(
      `WITH expired AS (DELETE FROM sign_in_step WHERE expires_at < now())
       INSERT INTO sign_in_step (hash, account_id, password_hash, remember, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))
       RETURNING EXISTS (SELECT FROM authenticator_app a WHERE a.account_id = $2) AS app,
                 EXISTS (SELECT FROM passkey p WHERE p.account_id = $2) AS passkey`,
      [hashOf(challenge), id, passwordHash, remember, minutes],
    );
    const has = { passkey, authenticatorApp: app, recoveryCode: true };
    const methods = SECOND_STEP_METHODS.filter((method) => has[method]);
    return { challenge, methods, expiresInSeconds: minutes * 60 };
  }

  /**
   * Counts a try, before it is known whether the code is right: tries at the same time are counted too.
   * @returns undefined if the challenge is unknown, expired, used, or was tried too often
   */
  async try(challenge: string): Promise<TriedStep | undefined> {
    const hash = hashOf(challenge);
    const [tried]: [TriedStep[], number] = await this.manager.query(
      `UPDATE sign_in_step step SET attempts = attempts + 1 FROM account
        WHERE hash = $1 AND attempts < $2 AND expires_at > now() AND account.id = step.account_id
        RETURNING hash, step.account_id AS "accountId", step.password_hash AS "passwordHash", remember,
                  user_name AS "userName"`,
      [hash, maxAttempts],
    );
    return tried[0];
  }

  /** Without counting a try. Undefined where {@link try} would return nothing. */
  async find(challenge: string): Promise<Pick<SignInStep, 'hash' | 'accountId'> | undefined> {
    const found: Pick<SignInStep, 'hash' | 'accountId'>[] = await this.manager.query(
      `SELECT hash, account_id AS "accountId" FROM sign_in_step
        WHERE hash = $1 AND attempts < $2 AND expires_at > now()`,
      [hashOf(challenge), maxAttempts],
    );
    return found[0];
  }

  /** @returns whether it was still there: of two uses at once only one succeeds */
  async take({ hash }: TriedStep, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(SignInStep, { hash });
    return affected === 1;
  }

  async endAllOf(accountId: number, manager: EntityManager): Promise<void> {
    await manager.delete(SignInStep, { accountId });
  }
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
