import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The key of a day by which people are counted without being known. It is thrown away when the day is over, so the table is in no backup,
 * and not in the log from which servers are copied or restored: it is unlogged.
 */
@Entity('visitor_salt')
export class VisitorSalt {
  /** In the time zone of the deployment. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'visitor_salt_pkey' })
  day: string;

  @Column({ type: 'bytea' })
  salt: Buffer;
}
