import { Column } from 'typeorm';
import { type Measure } from './content.constants.js';

/** The figures of a fact, or of a sum of facts. A sum needs a wider column than what it is made of. */
function measuresOf(type: 'integer' | 'bigint') {
  abstract class Measures implements Record<Measure, number> {
    /** Number of publications. */
    @Column({ type })
    publications: number;

    /** Number of opens. */
    @Column({ type })
    clicks: number;

    /** Number of impressions: how often it was shown to somebody who could have opened it. */
    @Column({ type })
    exposures: number;

    @Column({ type })
    comments: number;

    @Column({ type })
    shares: number;

    @Column({ type })
    likes: number;

    /** Total time that all people spent reading or watching it. */
    @Column({ type })
    minutes: number;
  }
  return Measures;
}

export const ContentMeasures = measuresOf('integer');
export const ContentSums = measuresOf('bigint');
