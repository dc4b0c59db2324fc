import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto, AuditEntryPageDto } from '../../platform/audit/audit-entry.dto.js';
import { CardVersionDto } from '../cards/card.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { RulePresetDto } from './rule-preset.dto.js';
import { RulePresetsService } from './rule-presets.service.js';

const MOVE = {
  params: RowIdParams,
  body: CardVersionDto,
  data: model(RulePresetDto),
  refusals: ['notFound', 'conflict'],
} as const;

@ApiTags('Cards')
@Controller('api')
export class RulePresetsController {
  constructor(private readonly rules: RulePresetsService) {}

  @Endpoint({
    id: 'listRulePresets',
    summary: 'List the preset rules for content',
    description: 'One card for each rule, in a fixed order, with the actions available to you.',
    data: listOf(RulePresetDto),
  })
  @Get('list/rules-preset')
  list(@CurrentPrincipal() { role }: Principal): Promise<RulePresetDto[]> {
    return this.rules.list(role);
  }

  @Endpoint({
    id: 'enableRulePreset',
    summary: 'Switch a rule on',
    description:
      'A rule that is on or an outdated version is 40900 with the current state and version. Returns ' +
      'the changed card.',
    ...MOVE,
  })
  @Post('rule-presets/:id/enable')
  enable(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<RulePresetDto> {
    return this.rules.move(id, 'enable', version, actor);
  }

  @Endpoint({
    id: 'disableRulePreset',
    summary: 'Switch a rule off',
    description:
      'A rule that is off or an outdated version is 40900 with the current state and version. ' +
      'Returns the changed card.',
    ...MOVE,
  })
  @Post('rule-presets/:id/disable')
  disable(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<RulePresetDto> {
    return this.rules.move(id, 'disable', version, actor);
  }

  @Endpoint({
    id: 'getRulePresetHistory',
    summary: 'List the history of a rule',
    description: 'Newest first: who switched it on or off and when.',
    params: RowIdParams,
    query: PageQuery,
    data: model(AuditEntryPageDto),
    refusals: ['notFound'],
  })
  @Get('rule-presets/:id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.rules.history(id, query, principal);
  }
}
