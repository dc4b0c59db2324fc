import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always, bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { immutableHeaders } from '../../common/http/immutable-file.js';
import { ContentPictureQuery } from './content-picture.dto.js';
import {
  BeginVideoDto,
  ContentVideoDto,
  ContentVideoParams,
  VideoLimitsDto,
  VideoUploadDto,
} from './video.dto.js';
import { VideoFilesService } from './video-files.service.js';
import { UPLOAD_HOURS, VIDEO_TYPES } from './videos.constants.js';
import { VideosService } from './videos.service.js';

@ApiTags('Content items')
@Controller('api')
export class VideosController {
  constructor(
    private readonly videos: VideosService,
    private readonly files: VideoFilesService,
  ) {}

  @Endpoint({
    id: 'getVideoLimits',
    summary: 'Get the limits of videos',
    description:
      'How large an uploaded video may be. A deployment without a bucket or a directory for media stores none.',
    data: model(VideoLimitsDto),
  })
  @Get('library/videos')
  limits(): VideoLimitsDto {
    return { maxBytes: this.files.maxBytes };
  }

  @Endpoint({
    id: 'beginContentVideo',
    summary: 'Begin to upload a video for content items',
    description:
      'Returns the address to which the file is sent by the tus protocol, in parts of at most 10 MB. An upload of the same file ' +
      `by the same person continues where it stopped, for ${UPLOAD_HOURS} hours, from any device.`,
    body: BeginVideoDto,
    data: model(VideoUploadDto),
    refusals: ['videosNotStored', 'bodyTooLarge', 'tooManyVideos', 'videoQuotaUsed', 'videoStoreFull'],
  })
  @Post('library/videos')
  begin(
    @Body() request: BeginVideoDto,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<VideoUploadDto> {
    return this.videos.begin(request, accountId);
  }

  @Endpoint({
    id: 'finishContentVideo',
    summary: 'Finish the upload of a video',
    description:
      'After the whole file has been sent. Its content must be MP4 or WebM with a video in H.264, VP8, VP9 or ' +
      'AV1 (8 bits, 4:2:0, at most Full HD) and sound that browsers play, whatever its name is, and complete; anything ' +
      'else is refused with 400 and removed. Its width, height and duration are read from it.',
    params: ContentVideoParams,
    data: model(ContentVideoDto),
    refusals: ['notFound', 'videoUnfinished'],
  })
  @Post('library/videos/:id/finish')
  finish(
    @Param() { id }: ContentVideoParams,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ContentVideoDto> {
    return this.videos.finish(id, principal);
  }

  @Endpoint({
    id: 'abandonContentVideo',
    summary: 'Cancel the upload of a video',
    description:
      'What was sent is deleted, also when the upload is finished, and counts no more. 40400 if a revision names the video.',
    params: ContentVideoParams,
    data: always(true),
    refusals: ['notFound'],
  })
  @Delete('library/videos/:id')
  abandon(@Param() { id }: ContentVideoParams, @CurrentPrincipal() principal: Principal): Promise<true> {
    return this.videos.abandon(id, principal);
  }

  @Endpoint({
    id: 'describeContentVideo',
    summary: 'Get the address of a video of content items',
    description:
      'For one that you uploaded, that one of your items uses, or that is online; administrators may see all of ' +
      'them. 40400 otherwise.',
    params: ContentVideoParams,
    data: model(ContentVideoDto),
    refusals: ['notFound'],
  })
  @Get('library/videos/:id')
  describe(
    @Param() { id }: ContentVideoParams,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ContentVideoDto> {
    return this.videos.describe(id, principal);
  }

  @Endpoint({
    id: 'getContentVideo',
    summary: 'Get a video of a content item',
    description:
      'The file, or the part of it that `Range` asks for, which never changes. Public as long as a revision that is online ' +
      'names it, and on pages of any origin; otherwise only with the `until` and `signature` of an address that the API gave. ' +
      '`Repr-Digest` has the hash of the whole file. The answer has no envelope; an unknown name is HTTP 404 with an envelope.',
    params: ContentVideoParams,
    query: ContentPictureQuery,
    data: bytesOf(...VIDEO_TYPES),
    refusals: ['fileUnknown', 'rangeUnsatisfiable'],
  })
  @ApiResponse({ status: 206, description: 'The part of the file that was asked for.' })
  @Get('files/videos/:id')
  async file(
    @Param() { id }: ContentVideoParams,
    @Query() query: ContentPictureQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const { mediaType, sha256, reach } = await this.videos.file(id, query);
    const opened = await this.files.open(id, request.raw);
    if (!opened) throw new AppError('fileUnknown');
    const { status, headers, stream } = opened;
    void reply.code(status).headers(headers);
    if (status === 416) throw new AppError('rangeUnsatisfiable');
    immutableHeaders(mediaType, reply, reach);
    if (sha256 !== null) void reply.header('repr-digest', reprDigest(sha256));
    return stream;
  }
}

/** By which everybody can prove that the file is the one that was looked at (RFC 9530). */
function reprDigest(sha256: string): string {
  return `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`;
}
