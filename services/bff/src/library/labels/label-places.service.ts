import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { type LabelMerge } from './label-merge.entity.js';
import { LABEL_PLACES, type LabelPlaceName, type PlaceCounts } from './labels.constants.js';
import { inLabels, type Labelled, merged, withBoth } from './merged-labels.js';

/** What is to become of labels. What is changed is recorded as a change of `actor`. */
export interface LabelChange {
  merge: LabelMerge;
  actor: Actor;
  /** Both labels are named from then on; otherwise only the one that stays. */
  isAdding: boolean;
  labelsOf: (labels: readonly string[]) => string[];
  entriesOf: <Entry extends Labelled>(entries: readonly Entry[]) => Entry[];
}

/** Something beside items that names labels, such as the rules of sets. */
export interface LabelPlace {
  name: LabelPlaceName;
  /** How many name a label. @param key as labels are compared */
  count(key: string, manager: EntityManager): Promise<number>;
  /** Changes some of those that are left to change. @returns whether there were any */
  change(change: LabelChange, manager: EntityManager): Promise<boolean>;
}

/** Where labels are named. Each domain adds what it has: a merge of labels knows none of them. */
@Injectable()
export class LabelPlacesService {
  private readonly places: LabelPlace[] = [];

  /** Call while the application is being built. */
  register(place: LabelPlace): void {
    this.places.push(place);
  }

  async counts(key: string, manager: EntityManager): Promise<PlaceCounts> {
    const counts = Object.fromEntries(LABEL_PLACES.map((name) => [name, 0])) as PlaceCounts;
    for (const place of this.places) counts[place.name] += await place.count(key, manager);
    return counts;
  }

  /** Changes some of what is left to change. @returns whether there was any */
  async step(
    given: Pick<LabelChange, 'actor' | 'isAdding' | 'merge'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const { merge, isAdding } = given;
    const entriesOf: LabelChange['entriesOf'] = (entries) =>
      isAdding ? withBoth(entries, merge) : merged(entries, merge);
    const change = {
      ...given,
      entriesOf,
      labelsOf: (labels: readonly string[]) => inLabels(labels, entriesOf),
    };
    for (const place of this.places) if (await place.change(change, manager)) return true;
    return false;
  }
}
