import type { FileRule } from '../file-rule';
import { fitPicture } from './fit-picture';
import { pictureEndings } from './pictures.constants';

/** Pictures of whatever size, which are made to fit before they are sent. */
export function pictureRule(maxBytes: number, others: readonly string[] = []): FileRule {
  return {
    endings: [...others, ...pictureEndings],
    maxBytes,
    prepare: (file) => fitPicture(file, maxBytes),
  };
}
