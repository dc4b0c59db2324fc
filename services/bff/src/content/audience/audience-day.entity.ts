import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AUDIENCE_SIZE } from './audience.constants.js';

/**
 * The first people active on a day, as a bitmap: bit n stands for person n. The others are in the parts. The number of distinct people over
 * several days is the bit count of the union of their rows. The number of returning people is the bit count
 * of an intersection.
 */
@Entity('audience_day')
export class AudienceDay {
  /** A day in the time zone of the deployment. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'audience_day_pkey' })
  day: string;

  @Column({ type: 'bit', length: AUDIENCE_SIZE })
  people: string;
}
