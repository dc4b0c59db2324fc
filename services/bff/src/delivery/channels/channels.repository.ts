import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { type ChannelQuery } from './channel.dto.js';
import { Channel, type KnownChannel } from './channel.entity.js';
import { LAST_USED_INTERVAL, type VisitorCount } from './channels.constants.js';

@Injectable()
export class ChannelsRepository {
  constructor(@InjectRepository(Channel) private readonly channels: Repository<Channel>) {}

  page({ state, current, pageSize }: ChannelQuery): Promise<[Channel[], number]> {
    const revokedAt = state === 'active' ? IsNull() : Not(IsNull());
    return this.channels.findAndCount({
      where: state ? { revokedAt } : {},
      order: { id: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  find(id: number): Promise<Channel | null> {
    return this.channels.findOneBy({ id });
  }

  /** All of them, so that a revoked key is distinguished from one that never existed. */
  all(): Promise<KnownChannel[]> {
    return this.channels.query(
      `SELECT id, name, key, old_key AS "oldKey", old_key_until AS "oldKeyUntil", origins, rate, visitors,
              revoked_at AS "revokedAt", is_sample AS "isSample"
         FROM channel`,
    );
  }

  /** Locks it until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<Channel | null> {
    return manager.findOne(Channel, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** The one of the product, locked until the transaction ends. */
  lockSample(manager: EntityManager): Promise<Channel | null> {
    return manager.findOne(Channel, { where: { isSample: true }, lock: { mode: 'for_no_key_update' } });
  }

  async visitorCounts(withSample: boolean): Promise<VisitorCount[]> {
    const rows: { visitors: VisitorCount }[] = await this.channels.query(
      `SELECT DISTINCT visitors FROM channel WHERE revoked_at IS NULL AND ($1 OR NOT is_sample) ORDER BY visitors`,
      [withSample],
    );
    return rows.map(({ visitors }) => visitors);
  }

  /** Those with a site that shows previews, by name. */
  withPreviews(): Promise<Pick<Channel, 'id' | 'name' | 'previewPattern'>[]> {
    return this.channels.find({
      select: { id: true, name: true, previewPattern: true },
      where: { revokedAt: IsNull(), previewPattern: Not('') },
      order: { name: 'ASC', id: 'ASC' },
    });
  }

  countActive(manager: EntityManager): Promise<number> {
    return manager.countBy(Channel, { revokedAt: IsNull() });
  }

  async insert(
    channel: Pick<Channel, 'name' | 'key' | 'origins' | 'rate' | 'visitors' | 'previewPattern'> &
      Partial<Pick<Channel, 'isSample'>>,
    manager: EntityManager,
  ): Promise<number> {
    return (await manager.save(Channel, channel)).id;
  }

  async change(id: number, change: Partial<Channel>, manager: EntityManager): Promise<void> {
    await manager.update(Channel, { id }, change);
  }

  async used(ids: number[]): Promise<void> {
    await this.channels.query(
      `UPDATE channel SET last_used_at = now()
        WHERE id = ANY($1) AND coalesce(last_used_at < now() - interval '${LAST_USED_INTERVAL}', true)`,
      [ids],
    );
  }
}
