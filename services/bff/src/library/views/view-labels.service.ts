import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type LabelChange, type LabelPlace, LabelPlacesService } from '../labels/label-places.service.js';
import { LABEL_MERGING } from '../labels/labels.constants.js';

const NAMED = `label_key(values -> 'filter' ->> 'label') = $1`;

/** The label that a saved view of content looks for. Items are looked for by one label, so that it changes at the end. */
@Injectable()
export class ViewLabelsService implements LabelPlace {
  readonly name = 'views';

  constructor(places: LabelPlacesService) {
    places.register(this);
  }

  async count(key: string, manager: EntityManager): Promise<number> {
    const [{ count }]: [{ count: number }] = await manager.query(
      `SELECT count(*)::int AS count FROM content_view WHERE ${NAMED}`,
      [key],
    );
    return count;
  }

  async change(
    { isAdding, merge: { fromKey, into } }: LabelChange,
    manager: EntityManager,
  ): Promise<boolean> {
    if (isAdding) return false;
    const [, changed]: [unknown, number] = await manager.query(
      `UPDATE content_view SET values = jsonb_set(values, '{filter,label}', to_jsonb($2::text))
        WHERE id IN (SELECT id FROM content_view WHERE ${NAMED} ORDER BY id LIMIT ${LABEL_MERGING.batch} FOR UPDATE)`,
      [fromKey, into],
    );
    return changed > 0;
  }
}
