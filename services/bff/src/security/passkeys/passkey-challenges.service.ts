import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type ChallengePurpose, PASSKEY_CHALLENGE } from './passkeys.constants.js';

export interface ChallengeUse {
  purpose: ChallengePurpose;
  /** Only this session, or this sign-in, can answer it. Empty where there is none yet. */
  boundTo: string;
}

/** The challenges that browsers were given. Kept in PostgreSQL, so that any replica takes the answer, once. */
@Injectable()
export class PasskeyChallengesService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Removes what has expired, too. */
  async open({ purpose, boundTo }: ChallengeUse): Promise<string> {
    const challenge = randomBytes(PASSKEY_CHALLENGE.bytes).toString('base64url');
    await this.manager.query(
      `WITH expired AS (DELETE FROM passkey_challenge WHERE expires_at < now())
       INSERT INTO passkey_challenge (hash, purpose, bound_to, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [hashOf(challenge), purpose, boundTo, PASSKEY_CHALLENGE.minutes],
    );
    return challenge;
  }

  /**
   * Uses it up, whatever becomes of the answer. Call it outside of a transaction, which might be rolled back.
   * @returns whether it was there: of two answers at once only one succeeds
   */
  async take(challenge: string, { purpose, boundTo }: ChallengeUse): Promise<boolean> {
    const [, taken]: [unknown, number] = await this.manager.query(
      `DELETE FROM passkey_challenge
        WHERE hash = $1 AND purpose = $2 AND bound_to = $3 AND expires_at > now()`,
      [hashOf(challenge), purpose, boundTo],
    );
    return taken === 1;
  }
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
