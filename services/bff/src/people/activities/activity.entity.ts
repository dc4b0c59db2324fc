import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Project } from '../projects/project.entity.js';
import { ACTIVITY_DESCRIPTION, ACTIVITY_TITLE } from './activities.constants.js';

/** An action by a user in a project. It is visible to the project's members. */
@Entity('activity')
@Index('activity_project_id_occurred_at_idx', ['projectId', 'occurredAt', 'id'])
@Index('activity_account_id_idx', ['accountId'])
export class Activity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'activity_pkey' })
  id: number;

  @Column({ name: 'project_id', type: 'integer' })
  projectId: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'activity_project_id_fkey' })
  project: Project;

  /** The user who performed the action. */
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'activity_account_id_fkey' })
  account: Account;

  @Column({ type: 'varchar', length: ACTIVITY_TITLE.maxLength })
  title: string;

  @Column({ type: 'varchar', length: ACTIVITY_DESCRIPTION.maxLength })
  description: string;

  @Column({ name: 'occurred_at', type: 'timestamptz', default: () => 'now()' })
  occurredAt: Date;
}
