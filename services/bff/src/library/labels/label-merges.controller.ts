import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import {
  LabelMergeDto,
  LabelMergePreviewDto,
  LabelMergeQuery,
  LabelMergesDto,
  MergeLabelsDto,
} from './label-merge.dto.js';
import { LabelMergesService } from './label-merges.service.js';
import { LISTED_MERGES } from './labels.constants.js';

@ApiTags('Content items')
@Controller('api/library/labels/merges')
export class LabelMergesController {
  constructor(private readonly merges: LabelMergesService) {}

  @Endpoint({
    id: 'listLabelMerges',
    summary: 'List merges of labels',
    description:
      `Those under way with how far they are, in their turn; then the newest, at most ${LISTED_MERGES.maxItems} in all. ` +
      '`labelMerge.changed` tells when one of them gets further.',
    data: model(LabelMergesDto),
  })
  @Get()
  async list(): Promise<LabelMergesDto> {
    return { list: await this.merges.recent() };
  }

  @Endpoint({
    id: 'previewLabelMerge',
    summary: 'Preview what a merge of labels would change',
    description:
      'Changes nothing. A label that no item has is refused, and so is a label in another spelling of it.',
    query: LabelMergeQuery,
    data: model(LabelMergePreviewDto),
    refusals: ['labelsSame', 'labelUnknown'],
  })
  @Get('preview')
  preview(@Query() labels: LabelMergeQuery): Promise<LabelMergePreviewDto> {
    return this.merges.preview(labels);
  }

  @Endpoint({
    id: 'mergeLabels',
    summary: 'Merge a label into another one',
    description:
      'For good: wherever the label was, in any spelling, the other one is then. That is in items, as people work on them and as ' +
      'they are online, the rules of sets, rule presets, queues of inspection and saved views; earlier revisions stay as they were. ' +
      'It is done bit by bit after the answer, and `content.changed` is told of each item that is online. Nobody becomes an ' +
      'editor of an item by it. A merge under way that has one of the labels is 40900.',
    body: MergeLabelsDto,
    data: model(LabelMergeDto),
    refusals: ['labelsSame', 'labelUnknown', 'labelMerging'],
    idempotent: true,
  })
  @Post()
  merge(
    @Body() labels: MergeLabelsDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<LabelMergeDto> {
    return this.merges.merge(labels, key, actor);
  }
}
