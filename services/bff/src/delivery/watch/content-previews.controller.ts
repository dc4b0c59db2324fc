import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { languageFor } from '../../common/http/request-language.js';
import { ContentRevisionParams } from '../../library/content-items/content-revision.dto.js';
import { ContentPreviewLinkDto, PreviewSitesDto } from './content-preview.dto.js';
import { PreviewLinksService } from './preview-links.service.js';
import { PREVIEW_HOURS } from './watch.constants.js';

/** Lets those who work on an item see it as a child will. */
@ApiTags('Content items')
@Controller('api/library')
export class ContentPreviewsController {
  constructor(private readonly links: PreviewLinksService) {}

  @Endpoint({
    id: 'createContentPreview',
    summary: 'Get the address of a preview',
    description:
      `The revision in the pages of the sample channel, in your language, and of sites that show previews, for ${PREVIEW_HOURS} hour. Nothing that is done there ` +
      'is counted. It is in the history of the item, and shows nothing while the item is in the bin. For the owner of the item and for ' +
      'administrators.',
    params: ContentRevisionParams,
    data: model(ContentPreviewLinkDto),
    refusals: ['notFound'],
  })
  @Post('items/:id/revisions/:number/preview')
  create(
    @Param() { id, number }: ContentRevisionParams,
    @CurrentActor() actor: SignedInActor,
    @Req() request: FastifyRequest,
  ): Promise<ContentPreviewLinkDto> {
    return this.links.create({ id, number }, actor, languageFor(request));
  }

  @Endpoint({
    id: 'listPreviewSites',
    summary: 'List the sites that show previews',
    description:
      'Those of the channels that are not revoked and have a `previewPattern`. `createContentPreview` gives the address of a revision at ' +
      'each of them.',
    data: model(PreviewSitesDto),
  })
  @Get('preview-sites')
  sites(): Promise<PreviewSitesDto> {
    return this.links.sites();
  }
}
