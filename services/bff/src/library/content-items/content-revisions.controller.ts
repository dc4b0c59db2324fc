import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { Transition } from '../../common/endpoint/transition.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { ContentItemDto } from './content-item.dto.js';
import { ContentHtmlDto, PreviewContentBodyDto } from './content-item-request.dto.js';
import { ContentItemWritingService } from './content-item-writing.service.js';
import {
  ContentComparisonDto,
  ContentComparisonQuery,
  ContentRevisionDto,
  type ContentRevisionListItemDto,
  ContentRevisionPageDto,
  ContentRevisionParams,
} from './content-revision.dto.js';
import { ContentBodiesService } from './content-bodies.service.js';
import { ContentRevisionsService } from './content-revisions.service.js';

/** What items said before, for their owners and for administrators. */
@ApiTags('Content items')
@Controller('api/library')
export class ContentRevisionsController {
  constructor(
    private readonly revisions: ContentRevisionsService,
    private readonly writing: ContentItemWritingService,
    private readonly bodies: ContentBodiesService,
  ) {}

  @Endpoint({
    id: 'listContentRevisions',
    summary: 'List the revisions of a content item',
    description: 'Newest first. For its owner and for administrators.',
    params: RowIdParams,
    query: PageQuery,
    data: model(ContentRevisionPageDto),
    refusals: ['notFound'],
  })
  @Get('items/:id/revisions')
  page(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<ContentRevisionListItemDto>> {
    return this.revisions.page(id, query, principal);
  }

  @Endpoint({
    id: 'getContentRevision',
    summary: 'Get a revision of a content item',
    description:
      'All of its fields, with the body as HTML. For the owner of the item and for administrators.',
    params: ContentRevisionParams,
    data: model(ContentRevisionDto),
    refusals: ['notFound'],
  })
  @Get('items/:id/revisions/:number')
  get(
    @Param() { id, number }: ContentRevisionParams,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ContentRevisionDto> {
    return this.revisions.get(id, number, principal);
  }

  @Endpoint({
    id: 'compareContentRevisions',
    summary: 'Compare two revisions of a content item',
    description:
      'The fields that differ, and the lines of the body that were kept, added and removed. For the owner of the item and ' +
      'for administrators.',
    params: RowIdParams,
    query: ContentComparisonQuery,
    data: model(ContentComparisonDto),
    refusals: ['notFound'],
  })
  @Get('items/:id/comparison')
  compare(
    @Param() { id }: RowIdParams,
    @Query() query: ContentComparisonQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ContentComparisonDto> {
    return this.revisions.compare(id, query, principal);
  }

  @Transition({
    id: 'restoreContentRevision',
    summary: 'Restore a revision of a content item',
    description:
      'In every state in which the item can be saved: the content of this revision becomes the draft. No revision ' +
      'is lost, and nothing goes online.',
    params: ContentRevisionParams,
    body: RecordVersionDto,
    data: model(ContentItemDto),
    refusals: ['authorGone'],
    record: 'item',
  })
  @Post('items/:id/revisions/:number/restore')
  restore(
    @Param() { id, number }: ContentRevisionParams,
    @Body() { version }: RecordVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ContentItemDto> {
    return this.writing.restore(number, { id, version, key, actor });
  }

  @Endpoint({
    id: 'previewContentBody',
    summary: 'Preview a body',
    description:
      'The Markdown as HTML, as readers will see it. HTML in it is shown as text. Links lead to https addresses or within the ' +
      'product, and pictures come from there; other addresses are left out. `media:` followed by the id of a ' +
      'picture that you may see shows it in all of its sizes. Headings begin at the second level.',
    body: PreviewContentBodyDto,
    data: model(ContentHtmlDto),
  })
  @Post('previews')
  async preview(
    @Body() { body }: PreviewContentBodyDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ContentHtmlDto> {
    return { html: await this.bodies.preview(body, principal) };
  }
}
