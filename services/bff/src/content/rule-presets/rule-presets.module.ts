import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CardsModule } from '../cards/cards.module.js';
import { RulePreset } from './rule-preset.entity.js';
import { RulePresetsController } from './rule-presets.controller.js';
import { RulePresetsRepository } from './rule-presets.repository.js';
import { RulePresetsService } from './rule-presets.service.js';

@Module({
  imports: [CardsModule, TypeOrmModule.forFeature([RulePreset])],
  controllers: [RulePresetsController],
  providers: [RulePresetsRepository, RulePresetsService],
})
export class RulePresetsModule {}
