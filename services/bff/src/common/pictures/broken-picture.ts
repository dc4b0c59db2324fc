import { type MessageParams, AppError } from '../errors/app-error.js';
import { UPLOAD_PART } from '../http/upload-part.constants.js';

export type PictureRule = 'picture' | 'pictureParts' | 'pictureWork' | 'pixels' | 'pixelsHeld';

export function brokenPicture(
  rule: PictureRule,
  params: MessageParams = {},
  options?: ErrorOptions,
): AppError {
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule, params }], options);
}
