import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { PasswordLink } from './password-link.entity.js';

export interface LinkedAccount {
  accountId: number;
  userName: string;
  /** Whether the account has had no password yet. */
  isFirst: boolean;
}
export interface TakenLink extends LinkedAccount {
  /** The address of the account that is not confirmed yet, if the link was mailed there and given to nobody else; or empty. */
  provenEmail: string;
}

const VALID = 'account.enabled AND link.token_hash = $1 AND link.expires_at > now()';
const COLUMNS = `account.id AS "accountId", account.user_name AS "userName", account.password_hash = '' AS "isFirst"`;

@Injectable()
export class PasswordLinksRepository {
  constructor(@InjectRepository(PasswordLink) private readonly links: Repository<PasswordLink>) {}

  /** Replaces every older link of the account. Deletes the links that were never used. */
  async replace(
    accountId: number,
    tokenHash: string,
    { minutes, mailedTo }: { minutes: number; mailedTo: string },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('DELETE FROM password_link WHERE account_id = $1 OR expires_at <= now()', [
      accountId,
    ]);
    await manager.query(
      `INSERT INTO password_link (token_hash, account_id, expires_at, mailed_to)
       VALUES ($1, $2, now() + make_interval(mins => $3), $4)`,
      [tokenHash, accountId, minutes, mailedTo],
    );
  }

  async find(tokenHash: string): Promise<LinkedAccount | undefined> {
    const found: LinkedAccount[] = await this.links.query(
      `SELECT ${COLUMNS} FROM account JOIN password_link link ON link.account_id = account.id WHERE ${VALID}`,
      [tokenHash],
    );
    return found[0];
  }

  /** Of two callers at once, only one gets the account. */
  async take(tokenHash: string, manager: EntityManager): Promise<TakenLink | undefined> {
    const [taken]: [TakenLink[], number] = await manager.query(
      `DELETE FROM password_link link USING account
        WHERE account.id = link.account_id AND ${VALID}
       RETURNING ${COLUMNS},
                 CASE WHEN account.email = link.mailed_to AND NOT account.email_confirmed THEN account.email ELSE '' END AS "provenEmail"`,
      [tokenHash],
    );
    return taken[0];
  }

  async removeOf(accountId: number, manager: EntityManager): Promise<void> {
    await manager.delete(PasswordLink, { accountId });
  }
}
