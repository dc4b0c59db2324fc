import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AUDIENCE_SIZE } from './audience.constants.js';

/**
 * Who was active on a day, one bit per person: bit n stands for person n. Distinct people over any days are the bits
 * set in the union of these rows, and people who came back are those set in an intersection.
 */
@Entity('audience_day')
export class AudienceDay {
  /** A day of the deployment's time zone. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'audience_day_pkey' })
  day: string;

  @Column({ type: 'bit', length: AUDIENCE_SIZE })
  people: string;
}
