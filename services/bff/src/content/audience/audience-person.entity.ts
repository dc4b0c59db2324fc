import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The number of a visitor. A number that was given is never given again. */
@Entity('audience_person')
@Index('audience_person_hash_key', ['hash'], { unique: true })
export class AudiencePerson {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'audience_person_pkey' })
  number: number;

  /** Keyed hash of the value that a channel sends for the visitor; null once the visitor was erased, or has not come for long. */
  @Column({ type: 'bytea', nullable: true })
  hash: Buffer | null;

  /** The last day on which the visitor was active. */
  @Column({ name: 'seen_on', type: 'date' })
  seenOn: string;
}
