import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { type Grant } from '../../common/auth/grants.constants.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { liveGrantsOf } from '../../platform/database/live-grants.js';
import {
  boolean,
  type ColumnsOf,
  integer,
  jsonText,
  nullable,
  text,
  timestamp,
  uuid,
} from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { type Account } from '../accounts/account.entity.js';
import { Session } from './session.entity.js';
import { type EndReason, LAST_SEEN_INTERVAL } from './sessions.constants.js';

export type NewSession = Pick<Session, 'id' | 'accountId' | 'expiresAt' | 'userAgent' | 'address'>;

/** The session data that the guard needs, with the current role and state of its account. */
export interface SessionState {
  id: string;
  accountId: number;
  role: Role;
  grants: Grant[];
  enabled: boolean;
  hasSecondFactor: boolean;
  expiresAt: Date;
  endReason: EndReason | null;
}

const STATE = `
  SELECT s.id, s.account_id AS "accountId", s.expires_at AS "expiresAt", s.end_reason AS "endReason",
         a.role, a.enabled, a.second_factor AS "hasSecondFactor", ${liveGrantsOf('a.id')} AS grants
    FROM session s JOIN account a ON a.id = s.account_id`;

const SESSION_STATE: ColumnsOf<SessionState> = {
  id: uuid,
  accountId: integer,
  expiresAt: timestamp,
  endReason: nullable(text()),
  role: text(),
  enabled: boolean,
  hasSecondFactor: boolean,
  grants: jsonText<Grant[]>(),
};

/** For a request, which counts as a sign of life. */
const STATE_SEEN = defineStatement('session_state', {
  text: `
    WITH seen AS (
      UPDATE session SET last_seen_at = now()
       WHERE id = $1 AND ended_at IS NULL AND last_seen_at < now() - interval '${LAST_SEEN_INTERVAL}')
    ${STATE} WHERE s.id = $1`,
  parameters: [uuid],
  columns: SESSION_STATE,
});

const VALID = () => ({ endedAt: IsNull(), expiresAt: MoreThan(new Date()) });

@Injectable()
export class SessionsRepository {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly statements: Statements,
  ) {}

  /**
   * Opens a session unless the account was disabled or removed, or its password or need of a second factor changed, after they
   * were verified. Waits for a change that is under way.
   * @returns whether it was opened
   */
  async insert(
    session: NewSession,
    { passwordHash, secondFactor }: Pick<Account, 'passwordHash' | 'secondFactor'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const { id, accountId, expiresAt, userAgent, address } = session;
    const inserted: unknown[] = await manager.query(
      `INSERT INTO session (id, account_id, expires_at, user_agent, address)
       SELECT $1::uuid, account.id, $3::timestamptz, $4::text, $5::inet
         FROM account WHERE account.id = $2 AND password_hash = $6 AND second_factor = $7
          AND enabled AND deleted_at IS NULL FOR SHARE
       RETURNING id`,
      [id, accountId, expiresAt, userAgent, address, passwordHash, secondFactor],
    );
    return inserted.length > 0;
  }

  /** What the other sessions of an account were opened with, that were used since then. */
  async otherUserAgents(
    { accountId, id }: Pick<Session, 'accountId' | 'id'>,
    since: Date,
    manager: EntityManager,
  ): Promise<string[]> {
    const rows: { userAgent: string }[] = await manager.query(
      `SELECT DISTINCT user_agent AS "userAgent" FROM session
        WHERE account_id = $1 AND id <> $2 AND last_seen_at >= $3`,
      [accountId, id, since],
    );
    return rows.map(({ userAgent }) => userAgent);
  }

  /** Whether an account logged in from an address of this network since then. */
  async wasOpenedFrom(network: string, userName: string, since: Date): Promise<boolean> {
    const [found]: [{ known: boolean }] = await this.sessions.query(
      `SELECT EXISTS (
         SELECT 1 FROM session s JOIN account a ON a.id = s.account_id
          WHERE a.user_name = $2 AND s.created_at >= $3 AND s.address <<= $1::inet) AS known`,
      [network, userName, since],
    );
    return found.known;
  }

  /** For a request, which counts as a sign of life. */
  async state(id: string): Promise<SessionState | undefined> {
    const [state] = await this.statements.run(STATE_SEEN, id);
    return state;
  }

  /** The sessions of an account that are valid: this one first, then those that were last seen. */
  async page(
    { accountId, sessionId }: Principal,
    { current, pageSize }: PageQuery,
  ): Promise<[Session[], number]> {
    return await this.sessions
      .createQueryBuilder('session')
      .where({ accountId, ...VALID() })
      .orderBy('session.id = :sessionId', 'DESC')
      .addOrderBy('session.lastSeenAt', 'DESC')
      .addOrderBy('session.id')
      .setParameter('sessionId', sessionId)
      .skip((current - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
  }

  /** Of sessions, and of personal access tokens, whose ids stand for sessions. */
  async states(ids: string[]): Promise<SessionState[]> {
    return await this.sessions.query(
      `${STATE} WHERE s.id = ANY($1::uuid[])
       UNION ALL
       SELECT t.id, t.account_id, t.expires_at, NULL, a.role, a.enabled, a.second_factor,
              ${liveGrantsOf('a.id')}
         FROM access_token t JOIN account a ON a.id = t.account_id WHERE t.id = ANY($1::uuid[])`,
      [ids],
    );
  }

  /** The valid sessions of an account, and its personal access tokens, whose ids stand for sessions. */
  async idsOf(accountId: number, manager: EntityManager): Promise<string[]> {
    const found: { id: string }[] = await manager.query(
      `SELECT id FROM session WHERE account_id = $1 AND ended_at IS NULL AND expires_at > now()
        UNION ALL SELECT id FROM access_token WHERE account_id = $1`,
      [accountId],
    );
    return found.map(({ id }) => id);
  }

  /** Ends one session. */
  async end(id: string, endReason: EndReason): Promise<void> {
    await this.sessions.update({ id, endedAt: IsNull() }, { endedAt: new Date(), endReason });
  }

  /** Ends one valid session of an account. Null if there is none with this id. */
  async endOne(
    accountId: number,
    id: string,
    endReason: EndReason,
    manager: EntityManager,
  ): Promise<Session | null> {
    const session = await manager.findOne(Session, { where: { id, accountId, ...VALID() } });
    if (!session) return null;
    const { affected } = await manager.update(
      Session,
      { id, endedAt: IsNull() },
      { endedAt: new Date(), endReason },
    );
    return affected ? session : null;
  }

  /** Ends the active sessions of an account except one, and returns their ids. */
  async endOthers(
    accountId: number,
    keptId: string | null,
    endReason: EndReason,
    manager: EntityManager,
  ): Promise<string[]> {
    const ended = await manager
      .createQueryBuilder()
      .update(Session)
      .set({ endedAt: new Date(), endReason })
      .where({ accountId, ...VALID(), ...(keptId === null ? {} : { id: Not(keptId) }) })
      .returning('id')
      .execute();
    return (ended.raw as { id: string }[]).map(({ id }) => id);
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
