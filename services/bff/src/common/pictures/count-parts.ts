import { AppError } from '../errors/app-error.js';
import { brokenPicture } from './broken-picture.js';

/** Counts parts of one kind. */
export class PartCounter {
  private count = 0;

  constructor(private readonly most: number) {}

  /** @throws AppError contractBroken for one more than there may be. */
  add(count = 1): void {
    this.count += count;
    if (this.count > this.most) throw tooManyParts();
  }

  get left(): number {
    return this.most - this.count;
  }
}

export function tooManyParts(): AppError {
  return brokenPicture('pictureParts');
}
