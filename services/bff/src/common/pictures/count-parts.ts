/** A picture consists of more parts than any that cameras and image programs write. */
export class TooManyParts extends Error {
  constructor() {
    super('too many parts');
  }
}

/** Counts parts of one kind. */
export class PartCounter {
  private count = 0;

  constructor(private readonly most: number) {}

  /** @throws TooManyParts for one more than there may be. */
  add(count = 1): void {
    this.count += count;
    if (this.count > this.most) throw new TooManyParts();
  }

  get left(): number {
    return this.most - this.count;
  }
}
