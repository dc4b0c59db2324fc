import { Column } from 'typeorm';
import { type Measure } from './content.constants.js';

/** The columns shared by facts and their aggregates. */
export abstract class ContentMeasures implements Record<Measure, number> {
  /** Number of publications. */
  @Column({ type: 'integer' })
  publications: number;

  /** Number of opens. */
  @Column({ type: 'integer' })
  clicks: number;

  /** Number of impressions: how often it was shown to somebody who could have opened it. */
  @Column({ type: 'integer' })
  exposures: number;

  @Column({ type: 'integer' })
  comments: number;

  @Column({ type: 'integer' })
  shares: number;

  @Column({ type: 'integer' })
  likes: number;

  /** Total time that all people spent reading or watching it. */
  @Column({ type: 'integer' })
  minutes: number;
}
