import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { always, bytesOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { immutableFile } from '../../common/http/immutable-file.js';
import { withUpload } from '../../common/http/uploads.js';
import { AvatarUploadDto } from './avatar.dto.js';
import { AVATAR_MEDIA_TYPE, AVATAR_SIZES, AVATAR_UPLOAD } from './avatars.constants.js';
import { AvatarsService } from './avatars.service.js';

@ApiTags('User')
@Controller('api')
export class AvatarsController {
  constructor(private readonly avatars: AvatarsService) {}

  @Endpoint({
    id: 'uploadAvatar',
    summary: 'Change the avatar',
    description:
      'Takes one part, `file`. The picture is cropped to a square, rotated upright, rendered in ' +
      'three sizes and stripped of its metadata. From then on, the user info, projects and ' +
      'activities show it, and the previous address stops working. Another kind of content is ' +
      'refused with 415, an unreadable picture with 400. All sessions of the account are notified by ' +
      '`account.changed`.',
    upload: AvatarUploadDto,
    data: always('ok'),
  })
  @Post('user/upload')
  async upload(@CurrentActor() actor: SignedInActor, @Req() request: FastifyRequest): Promise<'ok'> {
    return await withUpload(request, AVATAR_UPLOAD, ({ bytes }, signal) =>
      this.avatars.replace(actor, bytes, signal),
    );
  }

  @Endpoint({
    id: 'removeAvatar',
    summary: 'Remove the avatar',
    description:
      'The previous address stops working, and `avatar` of the user info is empty. Succeeds also without an ' +
      'avatar. All sessions of the account are notified by `account.changed`.',
    data: always('ok'),
  })
  @Delete('user/avatar')
  remove(@CurrentActor() actor: SignedInActor): Promise<'ok'> {
    return this.avatars.remove(actor);
  }

  @Endpoint({
    id: 'getAvatar',
    summary: 'Get the picture of an avatar',
    description:
      `A WebP square of ${AVATAR_SIZES.join(', ')} pixels: the number in the name is the size, and ` +
      'the other sizes have the same name with another number. Public, because an `<img>` sends no ' +
      'token; the name cannot be guessed. The picture never changes and can be cached. The answer is ' +
      'the picture without an envelope; an unknown name is HTTP 404 with an envelope, so that a ' +
      'browser sees that there is no picture.',
    data: bytesOf(AVATAR_MEDIA_TYPE),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The last part of an `avatar` address.',
    schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A-96.webp' },
  })
  @Get('files/avatars/:name')
  async picture(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return immutableFile(await this.avatars.file(name), reply);
  }
}
