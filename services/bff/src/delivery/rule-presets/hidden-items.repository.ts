import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { RulePresetWalk } from './rule-preset-walk.entity.js';
import { ITEMS_AT_ONCE } from './rule-presets.constants.js';

@Injectable()
export class HiddenItemsRepository {
  constructor(@InjectRepository(RulePresetWalk) private readonly walks: Repository<RulePresetWalk>) {}

  /** From the first item, also where a walk is under way. */
  async begin(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM rule_preset_walk');
    await manager.insert(RulePresetWalk, {});
  }

  async nextWalk(): Promise<RulePresetWalk | undefined> {
    const [walk] = await this.walks.find({ order: { id: 'ASC' }, take: 1 });
    return walk;
  }

  /** The last of the next items, null if there is none, and those that are not judged as the presets say. */
  async after(afterId: number): Promise<{ lastId: number | null; changed: number[] }> {
    const [found]: [{ lastId: number | null; changed: number[] }] = await this.walks.query(
      `SELECT max(item.id) AS "lastId",
              coalesce(array_agg(item.id ORDER BY item.id) FILTER (
                WHERE item.hidden <> (item.online = 'online' AND content_is_hidden(item, presets))), '{}') AS changed
         FROM (SELECT * FROM content_item WHERE id > $1 ORDER BY id LIMIT ${ITEMS_AT_ONCE}) AS chosen
         JOIN content_item item ON item.id = chosen.id,
              hiding_presets() AS presets`,
      [afterId],
    );
    return found;
  }

  /** Whatever is written, the database judges. */
  async judge(id: number): Promise<void> {
    await this.walks.query('UPDATE content_item SET hidden = hidden WHERE id = $1', [id]);
  }

  /** Nothing if a change of a preset has begun another walk. */
  async advance({ id, afterId }: RulePresetWalk, lastId: number | null): Promise<void> {
    if (lastId === null) await this.walks.delete({ id, afterId });
    else await this.walks.update({ id, afterId }, { afterId: lastId });
  }
}
