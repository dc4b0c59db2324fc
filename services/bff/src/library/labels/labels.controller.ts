import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { LabelChoicesDto, LabelChoicesQuery } from './label-choices.dto.js';
import { LABEL_CHOICES } from './labels.constants.js';
import { LabelsService } from './labels.service.js';

@ApiTags('Content items')
@Controller('api/library/labels')
export class LabelsController {
  constructor(private readonly labels: LabelsService) {}

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
