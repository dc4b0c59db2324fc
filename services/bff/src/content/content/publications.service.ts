import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';

/** Lets a publication wait in the transaction that makes it, until it is counted. */
type Waiting = (itemId: number, manager: EntityManager) => Promise<void>;

/**
 * Counts what is put online. What counts is of a later domain, and adds itself. Facts are not written at once: the one who adds
 * to them is alone, and would wait for whoever puts many items online.
 */
@Injectable()
export class PublicationsService {
  private wait: Waiting | undefined;

  countBy(wait: Waiting): void {
    this.wait = wait;
  }

  /** In the transaction that puts the item online. */
  async published(itemId: number, manager: EntityManager): Promise<void> {
    await this.wait?.(itemId, manager);
  }
}
