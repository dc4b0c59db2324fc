import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { type VisitKey } from './visits.constants.js';

const PRIMARY_KEY = { primaryKeyConstraintName: 'visit_pkey' } as const;

/** One visitor of a person's page or of a project on one day. What was visited may be gone. */
@Entity('visit')
@Index('visit_visitor_id_idx', ['visitorId'])
export class Visit {
  @PrimaryColumn({ type: 'text', ...PRIMARY_KEY })
  kind: VisitKey;

  /** Key of the account or of the project. */
  @PrimaryColumn({ name: 'target_id', type: 'integer', ...PRIMARY_KEY })
  targetId: number;

  /** In the time zone of the deployment. */
  @PrimaryColumn({ type: 'date', ...PRIMARY_KEY })
  day: string;

  @PrimaryColumn({ name: 'visitor_id', type: 'integer', ...PRIMARY_KEY })
  visitorId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'visitor_id', foreignKeyConstraintName: 'visit_visitor_id_fkey' })
  visitor: Account;
}
