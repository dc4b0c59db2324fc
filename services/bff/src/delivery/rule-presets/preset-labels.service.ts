import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { labelKey } from '../../common/text/label-key.js';
import { CardsService } from '../../content/cards/cards.service.js';
import {
  type LabelChange,
  type LabelPlace,
  LabelPlacesService,
} from '../../library/labels/label-places.service.js';
import { type CurrentRule } from './rule-preset.dto.js';
import { type PresetParameters } from './rule-presets.constants.js';
import { RulePresetsRepository } from './rule-presets.repository.js';
import { RulePresetsService } from './rule-presets.service.js';

/** The labels that presets hide or weigh, whether they are on or off. */
@Injectable()
export class PresetLabelsService implements LabelPlace {
  readonly name = 'presets';

  constructor(
    private readonly presets: RulePresetsRepository,
    private readonly service: RulePresetsService,
    private readonly cards: CardsService,
    places: LabelPlacesService,
  ) {
    places.register(this);
  }

  async count(key: string): Promise<number> {
    return (await this.presets.all()).filter(({ parameters }) =>
      listsOf(parameters).some((labels) => has(labels, key)),
    ).length;
  }

  async change(change: LabelChange, manager: EntityManager): Promise<boolean> {
    const isLeft = ({ parameters }: CurrentRule) => isToChange(parameters, change);
    const ids = (await this.presets.all()).filter(isLeft).map(({ id }) => id);
    for (const id of ids) {
      const before = await this.presets.lock(id, manager);
      if (before && isLeft(before)) await this.changeOne(before, change, manager);
    }
    return ids.length > 0;
  }

  private async changeOne(
    before: CurrentRule,
    { labelsOf, entriesOf, actor }: LabelChange,
    manager: EntityManager,
  ): Promise<void> {
    const { labels, weights } = before.parameters;
    const parameters = {
      ...before.parameters,
      ...(labels && { labels: labelsOf(labels) }),
      ...(weights && { weights: entriesOf(weights) }),
    };
    const after = await this.service.store(before, { parameters }, manager);
    await this.cards.recordMove(manager, actor, {
      ...{ section: 'rulePreset', action: 'edit', audited: ['parameters'], before, after },
    });
  }
}

function isToChange(parameters: PresetParameters, { merge, isAdding }: LabelChange): boolean {
  return listsOf(parameters).some(
    (labels) => has(labels, merge.fromKey) && !(isAdding && has(labels, merge.intoKey)),
  );
}

function listsOf({ labels = [], weights = [] }: PresetParameters): string[][] {
  return [labels, weights.map(({ label }) => label)];
}

function has(labels: readonly string[], key: string): boolean {
  return labels.some((label) => labelKey(label) === key);
}
