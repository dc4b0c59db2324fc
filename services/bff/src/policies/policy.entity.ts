import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type ContentType, type FilterType, POLICY_NAME, type PolicyStatus } from './policies.constants.js';

/** A set of content that is delivered under one policy. */
@Entity('policy')
@Index('policy_number_key', ['number'], { unique: true })
@Index('policy_created_time_idx', ['createdTime', 'id'])
export class Policy {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'policy_pkey' })
  id: number;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'varchar', length: POLICY_NAME.maxLength })
  name: string;

  @Column({ name: 'content_type', type: 'text' })
  contentType: ContentType;

  @Column({ name: 'filter_type', type: 'text' })
  filterType: FilterType;

  /** How many items the set holds. */
  @Column({ type: 'integer' })
  count: number;

  @Column({ type: 'text' })
  status: PolicyStatus;

  @Column({ name: 'created_time', type: 'timestamptz' })
  createdTime: Date;
}
