import type { FileRule } from '../../../../shared/upload/file-rule';
import { pictureEndings } from '../../../../shared/upload/pictures/pictures.constants';

/** Of any size: what is cropped out of it is small. */
export const AVATAR_FILE: FileRule = { endings: pictureEndings };
