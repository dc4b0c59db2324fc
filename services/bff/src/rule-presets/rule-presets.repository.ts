import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RulePreset } from './rule-preset.entity.js';

@Injectable()
export class RulePresetsRepository {
  constructor(@InjectRepository(RulePreset) private readonly rules: Repository<RulePreset>) {}

  all(): Promise<RulePreset[]> {
    return this.rules.find({ order: { id: 'ASC' } });
  }
}
