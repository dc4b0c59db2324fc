import { FileField } from '../../common/fields/file-field.js';
import { PICTURE_PIXELS } from '../../common/pictures/pictures.constants.js';
import { AVATAR_UPLOAD } from './avatars.constants.js';

export class AvatarUploadDto {
  @FileField({
    description:
      `JPEG, PNG or WebP, detected from the content; at most ${AVATAR_UPLOAD.bytes} bytes and ` +
      `${PICTURE_PIXELS.millions} million pixels.`,
  })
  file: string;
}
