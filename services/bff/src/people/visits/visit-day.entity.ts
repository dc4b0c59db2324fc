import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { type VisitKey } from './visits.constants.js';

/** The number of visits to a user's page or projects on one day. */
@Entity('visit_day')
export class VisitDay {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'visit_day_pkey' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'visit_day_account_id_fkey' })
  account: Account;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'visit_day_pkey' })
  kind: VisitKey;

  /** In the time zone of the deployment. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'visit_day_pkey' })
  day: string;

  @Column({ type: 'integer' })
  visits: number;
}
