import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { inShare, type Share } from '../../common/periodic/batches.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Message } from '../messages/message.entity.js';

/** An account whose digest is due. */
export interface DueDigest {
  accountId: number;
  hour: number;
  enabled: boolean;
  /** Empty if none is confirmed. */
  email: string;
  /** Null until the user has chosen a language. */
  locale: Language | null;
  quietFrom: string | null;
  quietTo: string | null;
}

export type DigestLine = Pick<
  Message,
  'content' | 'kind' | 'link' | 'sentAt' | 'subTitle' | 'title' | 'wording'
>;

@Injectable()
export class DigestsRepository {
  /** The next one that no other process is sending, locked until the transaction ends. */
  async takeDue(
    { without, only, take }: Share<number>,
    manager: EntityManager,
  ): Promise<DueDigest | undefined> {
    const [due]: DueDigest[] = await manager.query(
      `SELECT preference.account_id AS "accountId", digest_hour AS hour, account.enabled,
              account.confirmed_email AS email, settings."values"->>'locale' AS locale,
              quiet_from AS "quietFrom", quiet_to AS "quietTo"
         FROM notification_preference AS preference
         JOIN account ON account.id = preference.account_id
         LEFT JOIN account_settings settings ON settings.account_id = preference.account_id
        WHERE digest_at <= now() AND ${inShare('preference.account_id')}
        ORDER BY digest_at LIMIT 1 FOR UPDATE OF preference SKIP LOCKED`,
      [without, only],
    );
    if (due) take([due.accountId]);
    return due;
  }

  /** Each message is in one digest: which have been is kept with them, not by their time. Newest first. */
  async takeLines(accountId: number, manager: EntityManager): Promise<DigestLine[]> {
    return await manager.query(
      `WITH taken AS (
         UPDATE message SET awaits_digest = false WHERE account_id = $1 AND awaits_digest
         RETURNING id, kind, link, sent_at, sub_title, title, content, wording)
       SELECT kind, link, sent_at AS "sentAt", sub_title AS "subTitle", title, content, wording FROM taken ORDER BY sent_at DESC, id DESC`,
      [accountId],
    );
  }

  async postpone(accountId: number, until: Date, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE notification_preference SET digest_at = $2 WHERE account_id = $1', [
      accountId,
      until,
    ]);
  }
}
