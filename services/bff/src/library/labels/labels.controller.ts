import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { LabelChoicesDto, LabelChoicesQuery } from './label-choices.dto.js';
import { LabelPageDto, LabelQuery, NearDoublesDto } from './label.dto.js';
import { LABEL_CHOICES, NEAR_DOUBLES } from './labels.constants.js';
import { LabelsService } from './labels.service.js';

@ApiTags('Content items')
@Controller('api/library/labels')
export class LabelsController {
  constructor(private readonly labels: LabelsService) {}

  @Endpoint({
    id: 'listLabels',
    summary: 'List labels',
    description: 'The labels of content, each once whatever its spellings, the most used first.',
    query: LabelQuery,
    data: model(LabelPageDto),
  })
  @Get()
  list(@Query() query: LabelQuery, @CurrentActor() actor: SignedInActor): Promise<LabelPageDto> {
    return this.labels.page(query, actor);
  }

  @Endpoint({
    id: 'listNearDoubles',
    summary: 'List labels that may mean the same',
    description:
      'Labels that are one but for blanks, hyphens, accents or the plural of English, or for one letter of a longer word in Latin ' +
      `letters, among the ${NEAR_DOUBLES.labels} most used ones.`,
    data: model(NearDoublesDto),
  })
  @Get('near-doubles')
  nearDoubles(@CurrentActor() actor: SignedInActor): Promise<NearDoublesDto> {
    return this.labels.nearDoubles(actor);
  }

  @Endpoint({
    id: 'listLabelChoices',
    summary: 'List labels to choose from',
    description:
      `At most ${LABEL_CHOICES.maxItems} labels of the items that you see, each once whatever its spellings, the most used first. ` +
      'Other labels may be typed.',
    query: LabelChoicesQuery,
    data: model(LabelChoicesDto),
  })
  @Get('choices')
  choices(
    @Query() { search = '' }: LabelChoicesQuery,
    @CurrentActor() actor: SignedInActor,
  ): Promise<LabelChoicesDto> {
    return this.labels.choices(search, actor);
  }
}
