import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { type Role } from '../../common/auth/roles.constants.js';
import { Session } from './session.entity.js';
import { type EndReason } from './sessions.constants.js';

/** The session data that the guard needs, with the current role and state of its account. */
export interface SessionState {
  id: string;
  accountId: number;
  role: Role;
  enabled: boolean;
  expiresAt: Date;
  endReason: EndReason | null;
}

const STATE = `
  SELECT s.id, s.account_id AS "accountId", s.expires_at AS "expiresAt", s.end_reason AS "endReason",
         a.role, a.enabled
    FROM session s JOIN account a ON a.id = s.account_id`;

@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  async insert(session: Omit<Session, 'account' | 'createdAt' | 'endedAt' | 'endReason'>): Promise<void> {
    await this.sessions.insert(session);
  }

  async state(id: string): Promise<SessionState | undefined> {
    const rows: SessionState[] = await this.sessions.query(`${STATE} WHERE s.id = $1`, [id]);
    return rows[0];
  }

  async states(ids: string[]): Promise<SessionState[]> {
    return await this.sessions.query(`${STATE} WHERE s.id = ANY($1::uuid[])`, [ids]);
  }

  /** Ends one session. */
  async end(id: string, endReason: EndReason): Promise<void> {
    await this.sessions.update({ id, endedAt: IsNull() }, { endedAt: new Date(), endReason });
  }

  /** Ends all active sessions of an account and returns their ids. */
  async endAllOf(accountId: number, endReason: EndReason): Promise<string[]> {
    const ended = await this.sessions
      .createQueryBuilder()
      .update()
      .set({ endedAt: new Date(), endReason })
      .where({ accountId, endedAt: IsNull() })
      .returning('id')
      .execute();
    return (ended.raw as { id: string }[]).map(({ id }) => id);
  }
}
