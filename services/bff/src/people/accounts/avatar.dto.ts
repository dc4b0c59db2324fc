import { FileField } from '../../common/fields/file-field.js';
import { describePicture } from '../../common/pictures/pictures.constants.js';
import { AVATAR_UPLOAD } from './avatars.constants.js';

export class AvatarUploadDto {
  @FileField({ description: describePicture(AVATAR_UPLOAD.bytes) })
  file: string;
}
