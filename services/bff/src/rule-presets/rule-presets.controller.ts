import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf } from '../common/endpoint/data-schema.js';
import { Endpoint } from '../common/endpoint/endpoint.decorator.js';
import { RulePresetDto } from './rule-preset.dto.js';
import { RulePresetsService } from './rule-presets.service.js';

@ApiTags('Cards')
@Controller('api/list/rules-preset')
export class RulePresetsController {
  constructor(private readonly rules: RulePresetsService) {}

  @Endpoint({
    id: 'listRulePresets',
    summary: 'Ready-made rules for content',
    description: 'One card for each rule, in a fixed order.',
    data: listOf(RulePresetDto),
  })
  @Get()
  list(): Promise<RulePresetDto[]> {
    return this.rules.list();
  }
}
