import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type DownloadLinkDto } from './download-link.dto.js';
import { DOWNLOAD_LINK_SECONDS, type DownloadKind } from './downloads.constants.js';
import { DownloadLinksRepository } from './download-links.repository.js';

const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/**
 * Addresses from which a browser downloads a file by itself: it cannot send a token with a download. An address cannot
 * be guessed, works once, expires soon, and ends with the account that asked for it.
 */
@Injectable()
export class DownloadLinksService {
  constructor(private readonly links: DownloadLinksRepository) {}

  /**
   * @param prefix the address of the operation that sends the file
   * @param request what `open` returns, with the account
   */
  async create(
    kind: DownloadKind,
    prefix: string,
    accountId: number,
    request: object,
  ): Promise<DownloadLinkDto> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.links.insert({ tokenHash: hashOf(token), kind, request: { ...request, accountId } });
    return { address: `${prefix}/${token}`, seconds: DOWNLOAD_LINK_SECONDS };
  }

  /**
   * @param isTaken whether the call uses up the address. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open(kind: DownloadKind, token: string, isTaken: boolean): Promise<object> {
    if (!TOKEN.test(token)) throw new AppError('fileUnknown');
    const hash = hashOf(token);
    const request = isTaken ? await this.links.take(hash, kind) : await this.links.find(hash, kind);
    if (!request) throw new AppError('fileUnknown');
    return request;
  }

  /** Those that were not used yet. */
  async endAllOf(accountId: number, manager: EntityManager): Promise<void> {
    await this.links.removeOf(accountId, manager);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
