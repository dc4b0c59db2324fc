import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { ChannelEndpoint } from '../channels/channel-endpoint.decorator.js';
import { DeliveredItemDetailDto } from '../feeds/delivered.dto.js';
import { PreviewTokenParams } from './content-preview.dto.js';
import { PreviewLinksService } from './preview-links.service.js';

/** Unpublished revisions for the pages of a school's own site. */
@ApiTags('Delivery')
@Controller('delivery/v1')
export class DeliveredPreviewsController {
  constructor(private readonly links: PreviewLinksService) {}

  @ChannelEndpoint({
    id: 'getDeliveredPreview',
    summary: 'Get a preview of an item',
    description:
      'A revision that need not be online, as `getDeliveredItem` will answer it when it is. The token is in the address at which the ' +
      'site was opened (`previewPattern` of the channel). Addresses of pictures and of a video end with the preview. No cache keeps the ' +
      'answer. A preview that has ended, or whose item lies in the bin, is 404.',
    caching: 'no-store',
    params: PreviewTokenParams,
    data: model(DeliveredItemDetailDto),
    refusals: ['previewEnded'],
  })
  @Header('x-robots-tag', 'noindex')
  @Get('previews/:token')
  preview(@Param() { token }: PreviewTokenParams): Promise<DeliveredItemDetailDto> {
    return this.links.readBy(token);
  }
}
