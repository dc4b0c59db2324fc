import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { CardVersionDto } from '../../content/cards/card.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { SetRuleParametersDto } from './rule-parameters.dto.js';
import { RulePresetDetailDto, RulePresetDto } from './rule-preset.dto.js';
import { PreviewRuleDto, RulePreviewDto } from './rule-preview.dto.js';
import { RulePreviewService } from './rule-preview.service.js';
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
  constructor(
    private readonly rules: RulePresetsService,
    private readonly previews: RulePreviewService,
  ) {}

  @Endpoint({
    id: 'listRulePresets',
    summary: 'List the preset rules for content',
    description: 'One card for each rule, in a fixed order, with the actions available to you.',
    data: listOf(RulePresetDto),
  })
  @Get('list/rules-preset')
  list(@CurrentPrincipal() holder: Principal): Promise<RulePresetDto[]> {
    return this.rules.list(holder);
  }

  @Endpoint({
    id: 'getRulePreset',
    summary: 'Get a rule with its parameters',
    description: 'The card, the parameters of the rule, and the items that they name.',
    params: RowIdParams,
    data: model(RulePresetDetailDto),
    refusals: ['notFound'],
  })
  @Get('rule-presets/:id')
  get(@Param() { id }: RowIdParams, @CurrentPrincipal() holder: Principal): Promise<RulePresetDetailDto> {
    return this.rules.get(id, holder);
  }

  @Endpoint({
    id: 'setRuleParameters',
    summary: 'Set the parameters of a rule',
    description:
      'Replaces all of them. If the rule is on, they apply at once. Parameters that the rule does not have, items ' +
      'that do not exist and duplicates are refused with 40000. An outdated version is 40900 with the current ' +
      'state and ' +
      'version. A rule that is on keeps at least one entry; without it the answer is 50000.',
    params: RowIdParams,
    body: SetRuleParametersDto,
    data: model(RulePresetDetailDto),
    refusals: ['notFound', 'conflict', 'presetIncomplete'],
  })
  @Put('rule-presets/:id/parameters')
  setParameters(
    @Param() { id }: RowIdParams,
    @Body() request: SetRuleParametersDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<RulePresetDetailDto> {
    return this.rules.setParameters(id, request, actor);
  }

  @Endpoint({
    id: 'previewRulePreset',
    summary: 'Preview what a rule would do to a set',
    description:
      'What the set delivers now, and what it would deliver if the rule were on with these parameters. Nothing is stored. ' +
      'A set that is not online is 40400.',
    params: RowIdParams,
    body: PreviewRuleDto,
    data: model(RulePreviewDto),
    refusals: ['notFound'],
  })
  @Post('rule-presets/:id/preview')
  preview(@Param() { id }: RowIdParams, @Body() request: PreviewRuleDto): Promise<RulePreviewDto> {
    return this.previews.preview(id, request);
  }

  @Endpoint({
    id: 'enableRulePreset',
    summary: 'Switch a rule on',
    description:
      'A rule that is on or an outdated version is 40900 with the current state and version. One without the parameters that it ' +
      'needs is 50000: set them first. Returns the changed card.',
    ...MOVE,
    refusals: [...MOVE.refusals, 'presetIncomplete'],
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

  @History({
    id: 'getRulePresetHistory',
    summary: 'List the history of a rule',
    description: 'Newest first: who changed it or switched it on or off, and when.',
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
