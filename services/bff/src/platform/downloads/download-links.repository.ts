import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { DOWNLOAD_LINK_SECONDS, type DownloadKind } from './downloads.constants.js';
import { DownloadLink } from './download-link.entity.js';

const ACCOUNT = `(download_link.request->>'accountId')::int`;
/** One may be made in the moment in which the account is disabled. */
const VALID = `token_hash = $1 AND kind = $2 AND created_at >= now() - make_interval(secs => $3)
  AND NOT EXISTS (SELECT FROM account WHERE id = ${ACCOUNT} AND NOT enabled)`;

@Injectable()
export class DownloadLinksRepository {
  constructor(@InjectRepository(DownloadLink) private readonly links: Repository<DownloadLink>) {}

  /** Deletes the links that were never used. */
  async insert(link: Pick<DownloadLink, 'tokenHash' | 'kind' | 'request'>): Promise<void> {
    await this.links.query('DELETE FROM download_link WHERE created_at < now() - make_interval(secs => $1)', [
      DOWNLOAD_LINK_SECONDS,
    ]);
    await this.links.insert(link);
  }

  async find(tokenHash: string, kind: DownloadKind): Promise<object | null> {
    const [found]: { request: object }[] = await this.links.query(
      `SELECT request FROM download_link WHERE ${VALID}`,
      [tokenHash, kind, DOWNLOAD_LINK_SECONDS],
    );
    return found?.request ?? null;
  }

  /** Returns the request only once. */
  async take(tokenHash: string, kind: DownloadKind): Promise<object | null> {
    const [taken]: [{ request: object }[], number] = await this.links.query(
      `DELETE FROM download_link WHERE ${VALID} RETURNING request`,
      [tokenHash, kind, DOWNLOAD_LINK_SECONDS],
    );
    return taken[0]?.request ?? null;
  }

  async removeOf(accountId: number, manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM download_link WHERE ${ACCOUNT} = $1`, [accountId]);
  }
}
