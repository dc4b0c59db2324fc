import { FileField } from '../../common/fields/file-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { describePicture } from '../../common/pictures/pictures.constants.js';
import { PICTURE_ID, PICTURE_TEXT, PICTURE_UPLOAD, PICTURE_WIDTHS } from './media.constants.js';

const [NARROWEST] = PICTURE_WIDTHS;
const EXAMPLE_ID = '5d41402abc4b2a76b9719d911017c592ae7f0b3c-1600x900';

export class ContentPictureUploadDto {
  @FileField({ description: describePicture(PICTURE_UPLOAD.bytes) })
  file: string;
}

const ID = {
  ...PICTURE_ID,
  description: 'What names it: `cover` of an item, or `media:` and this in a body.',
  example: EXAMPLE_ID,
} as const;

export class ContentPictureParams {
  @TextField({ query: true, ...ID })
  id: string;
}

export class ContentPictureDto {
  @TextField(ID)
  id: string;

  @IntField({ description: 'Its width in pixels.', minimum: 1, example: 1_600 })
  width: number;

  @IntField({ description: 'Its height in pixels.', minimum: 1, example: 900 })
  height: number;

  @TextField({
    description: 'Where the largest one is. Until it is online, the address works for an hour or two.',
    example: `/api/files/content/${EXAMPLE_ID}-1600.webp`,
  })
  address: string;

  @TextField({
    description: 'All of its sizes, for the attribute `srcset` of an `<img>`.',
    example: `/api/files/content/${EXAMPLE_ID}-${NARROWEST}.webp ${NARROWEST}w`,
  })
  srcset: string;
}

export class ContentCoverDto extends ContentPictureDto {
  @TextField({
    description: 'What it shows, for those who cannot see it.',
    ...PICTURE_TEXT,
    example: 'A robot with three wheels',
  })
  text: string;
}

export class ContentPictureQuery {
  @IntField({
    query: true,
    optional: true,
    description: 'Until when the address works, in seconds since 1970.',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    example: 1_795_000_000,
  })
  until?: number;

  @TextField({
    query: true,
    optional: true,
    description: 'What proves it.',
    maxLength: 64,
    example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A',
  })
  signature?: string;
}
