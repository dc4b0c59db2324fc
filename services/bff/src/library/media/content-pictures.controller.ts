import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { immutableFile } from '../../common/http/immutable-file.js';
import { withUpload } from '../../common/http/uploads.js';
import {
  ContentPictureDto,
  ContentPictureParams,
  ContentPictureQuery,
  ContentPictureUploadDto,
} from './content-picture.dto.js';
import { ContentPicturesService } from './content-pictures.service.js';
import { PICTURE_MEDIA_TYPE, PICTURE_UPLOAD, PICTURE_WIDTHS, UNNAMED_HOURS } from './media.constants.js';

@ApiTags('Content items')
@Controller('api')
export class ContentPicturesController {
  constructor(private readonly pictures: ContentPicturesService) {}

  @Endpoint({
    id: 'uploadContentPicture',
    summary: 'Upload a picture for content items',
    description:
      `Takes one part, \`file\`. The picture is re-encoded, upright, as WebP without metadata, ` +
      `${PICTURE_WIDTHS.join(', ')} pixels wide, never enlarged. It counts against your files. Until a revision names it, ` +
      `as its cover or in its body, only you and administrators can use it, and it is removed after ${UNNAMED_HOURS} hours. ` +
      'Another kind of content is refused with 415, an unreadable picture with 400.',
    upload: ContentPictureUploadDto,
    data: model(ContentPictureDto),
    refusals: ['storageFull'],
  })
  @Post('library/pictures')
  async upload(
    @Req() request: FastifyRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<ContentPictureDto> {
    return await withUpload(request, PICTURE_UPLOAD, ({ bytes }, signal) =>
      this.pictures.upload(bytes, signal, accountId),
    );
  }

  @Endpoint({
    id: 'describeContentPicture',
    summary: 'Get the addresses of a picture of content items',
    description:
      'For one that you uploaded, that one of your items uses, or that is online; administrators may see all of ' +
      'them. 40400 otherwise.',
    params: ContentPictureParams,
    data: model(ContentPictureDto),
    refusals: ['notFound'],
  })
  @Get('library/pictures/:id')
  describe(
    @Param() { id }: ContentPictureParams,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ContentPictureDto> {
    return this.pictures.describe(id, principal);
  }

  @Endpoint({
    id: 'getContentPicture',
    summary: 'Get a picture of a content item',
    description:
      'A WebP picture, which never changes. Public as long as a revision that is online names it, and on pages of any origin; ' +
      'otherwise only with the `until` and `signature` of an address that the API gave to somebody who may see it. The answer ' +
      'is the picture without an envelope; an unknown name is HTTP 404 with an envelope.',
    query: ContentPictureQuery,
    data: bytesOf(PICTURE_MEDIA_TYPE),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The id of the picture with one of its widths.',
    schema: { type: 'string', example: '5d41402abc4b2a76b9719d911017c592ae7f0b3c-1600x900-480.webp' },
  })
  @Get('files/content/:name')
  async picture(
    @Param('name') name: string,
    @Query() query: ContentPictureQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { file, reach } = await this.pictures.file(name, query);
    return immutableFile(file, reply, reach);
  }
}
