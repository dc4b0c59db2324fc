import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { MAIL_LEASE_SECONDS } from './mail.constants.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

export type TakenMail = Pick<OutgoingMail, 'id' | 'sealed' | 'attempts'>;

@Injectable()
export class OutgoingMailRepository {
  constructor(@InjectRepository(OutgoingMail) private readonly mails: Repository<OutgoingMail>) {}

  async insert(sealed: Buffer, lifetimeSeconds: number, manager: EntityManager): Promise<void> {
    await manager.query(
      'INSERT INTO outgoing_mail (sealed, expires_at) VALUES ($1, now() + make_interval(secs => $2))',
      [sealed, lifetimeSeconds],
    );
  }

  /**
   * The next mail that is due, reserved for the caller: no other replica gets it before the lease is over, and
   * afterwards only if it was neither removed nor postponed.
   */
  async take(): Promise<TakenMail | undefined> {
    const [taken]: [TakenMail[], number] = await this.mails.query(
      `UPDATE outgoing_mail
          SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
        WHERE id = (SELECT id FROM outgoing_mail
                     WHERE next_attempt_at <= now() AND expires_at > now()
                     ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, sealed, attempts`,
      [MAIL_LEASE_SECONDS],
    );
    return taken[0];
  }

  async postpone({ id }: TakenMail, seconds: number): Promise<void> {
    await this.mails.query(
      'UPDATE outgoing_mail SET next_attempt_at = now() + make_interval(secs => $2) WHERE id = $1',
      [id, seconds],
    );
  }

  async remove({ id }: TakenMail): Promise<void> {
    await this.mails.delete({ id });
  }

  /** How much mail waits to be sent, and how much of it has failed before. */
  async outbox(): Promise<{ total: number; failed: number }> {
    const [outbox]: [{ total: number; failed: number }] = await this.mails.query(
      'SELECT count(*)::int AS total, count(*) FILTER (WHERE attempts > 1)::int AS failed FROM outgoing_mail',
    );
    return outbox;
  }

  /** @returns how many mails were dropped because they could not be sent in time. */
  async removeExpired(): Promise<number> {
    const { affected } = await this.mails
      .createQueryBuilder()
      .delete()
      .where('expires_at <= now()')
      .execute();
    return affected ?? 0;
  }
}
