import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AUDIENCE_SIZE } from './audience.constants.js';

/** The people active on a day whose numbers are beyond those of {@link AudienceDay}, so many in each part, from 1. */
@Entity('audience_part')
export class AudiencePart {
  /** A day in the time zone of the deployment. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'audience_part_pkey' })
  day: string;

  /** Bit n of it stands for person `part * AUDIENCE_SIZE + n`. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'audience_part_pkey' })
  part: number;

  @Column({ type: 'bit', length: AUDIENCE_SIZE })
  people: string;
}
