import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { bytesOf, listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { immutableFile } from '../../common/http/immutable-file.js';
import { withUpload } from '../../common/http/uploads.js';
import { ProgrammeCoversService } from './programme-covers.service.js';
import { StudioVersionDto } from './studio.dto.js';
import { ProgrammeCoverDto, ProgrammeDto, ProgrammeParams } from './studio-programme.dto.js';
import { COVER_EDGE, COVER_MEDIA_TYPE, COVER_UPLOAD } from './studio-programmes.constants.js';
import { StudioProgrammesService } from './studio-programmes.service.js';

@ApiTags('Studio')
@Controller('api')
export class ProgrammeCoversController {
  constructor(
    private readonly covers: ProgrammeCoversService,
    private readonly programmes: StudioProgrammesService,
  ) {}

  @Endpoint({
    id: 'uploadProgrammeCover',
    summary: 'Change the cover of an entry of a programme',
    description:
      `Takes one part, \`file\`. The picture is re-encoded, at most ${COVER_EDGE} pixels on its longer side, ` +
      'without its metadata; ' +
      'the previous address stops working. It counts against the files of whoever uploads it. Another kind of content is ' +
      'refused with 415, an unreadable picture with 400. Returns all programmes.',
    params: ProgrammeParams,
    upload: ProgrammeCoverDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'storageFull'],
  })
  @Post('studio/programmes/:id/cover')
  async upload(
    @Param() { id }: ProgrammeParams,
    @Req() request: FastifyRequest,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await withUpload(request, COVER_UPLOAD, ({ bytes }, signal) =>
      this.covers.replace(id, bytes, signal, actor),
    );
    return await this.programmes.list(actor);
  }

  @Endpoint({
    id: 'removeProgrammeCover',
    summary: 'Remove the cover of an entry of a programme',
    description:
      'The address stops working. With an outdated version, 40900 with the current state and version. Returns all programmes.',
    params: ProgrammeParams,
    body: StudioVersionDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post('studio/programmes/:id/cover/remove')
  async remove(
    @Param() { id }: ProgrammeParams,
    @Body() { version }: StudioVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.covers.remove(id, version, actor);
    return await this.programmes.list(actor);
  }

  @Endpoint({
    id: 'getProgrammeCover',
    summary: 'Get the cover of an entry of a programme',
    description:
      'A WebP picture. Public, because an `<img>` sends no token; the name cannot be guessed. It never changes and can be ' +
      'cached. The answer is the picture without an envelope; an unknown name is HTTP 404 with an envelope.',
    data: bytesOf(COVER_MEDIA_TYPE),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The last part of a `cover` address.',
    schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A.webp' },
  })
  @Get('files/programmes/:name')
  async picture(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return immutableFile(await this.covers.file(name), reply);
  }
}
