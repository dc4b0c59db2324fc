import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { VIDEO_BYTES, VIDEO_ID, VIDEO_NAME, VIDEO_TYPES, type VideoType } from './videos.constants.js';

const EXAMPLE_ID = '0b9f6f0e6c1d4a589d6c2f4f1f9a7e21';
const ID = { ...VIDEO_ID, description: 'What names it: `video` of an item.', example: EXAMPLE_ID } as const;

export class ContentVideoParams {
  @TextField({ query: true, ...ID })
  id: string;
}

export class BeginVideoDto {
  @TextField({ ...VIDEO_NAME, description: 'Name of the file.', example: 'robots.mp4' })
  name: string;

  @IntField({ ...VIDEO_BYTES, description: 'Size of the file in bytes.', example: 48_000_000 })
  size: number;

  @IntField({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'When the file was changed, in milliseconds since 1970.',
    example: 1_795_000_000_000,
  })
  modified: number;
}

export class VideoLimitsDto {
  @IntField({
    minimum: 0,
    description: 'How large a video may be, in bytes; 0 if this deployment stores none.',
    example: 512_000_000,
  })
  maxBytes: number;
}

export class VideoUploadDto {
  @TextField(ID)
  id: string;

  @TextField({
    description: 'Where the file is sent by the tus protocol (version 1.0.0), for a day. It needs no token.',
    example: `/api/media/uploads/${EXAMPLE_ID}?until=1795000000&signature=q0Vb3Zr7lZ0Y6v1d4m2k9A`,
  })
  address: string;
}

export class ContentVideoDto {
  @TextField(ID)
  id: string;

  @TextField({
    description: 'Where it is played. Until it is online, the address works for an hour or two.',
    example: `/api/files/videos/${EXAMPLE_ID}`,
  })
  address: string;

  @EnumField({
    values: VIDEO_TYPES,
    enumName: 'ContentVideoType',
    description: 'Its container.',
    example: 'video/mp4',
  })
  mediaType: VideoType;

  @IntField({ minimum: 1, description: 'Its width in pixels, as it is shown.', example: 1_280 })
  width: number;

  @IntField({ minimum: 1, description: 'Its height in pixels, as it is shown.', example: 720 })
  height: number;

  @IntField({ minimum: 0, description: 'How long it is, in whole seconds.', example: 90 })
  seconds: number;
}
