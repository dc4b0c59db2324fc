import { Injectable } from '@nestjs/common';
import { RulePresetDto } from './rule-preset.dto.js';
import { RulePresetsRepository } from './rule-presets.repository.js';

@Injectable()
export class RulePresetsService {
  constructor(private readonly rules: RulePresetsRepository) {}

  async list(): Promise<RulePresetDto[]> {
    const rules = await this.rules.all();
    return rules.map((rule) => RulePresetDto.from(rule));
  }
}
