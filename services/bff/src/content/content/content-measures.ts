import { Column } from 'typeorm';
import { type Measure } from './content.constants.js';

/** The columns that facts and their sums share. */
export abstract class ContentMeasures implements Record<Measure, number> {
  /** How often something of the item was published. */
  @Column({ type: 'integer' })
  publications: number;

  /** How often it was opened. */
  @Column({ type: 'integer' })
  clicks: number;

  /** How often it was shown to somebody who could have opened it. */
  @Column({ type: 'integer' })
  exposures: number;

  @Column({ type: 'integer' })
  comments: number;

  @Column({ type: 'integer' })
  shares: number;

  @Column({ type: 'integer' })
  likes: number;

  /** How long it was read or watched, all people together. */
  @Column({ type: 'integer' })
  minutes: number;
}
