import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { type MemberRole } from '../directory/directory.constants.js';
import { Project } from './project.entity.js';

/** Membership of an account in a project. A project is visible only to its members and to administrators. */
@Entity('project_member')
@Index('project_member_account_id_idx', ['accountId'])
export class ProjectMember {
  @PrimaryColumn({ name: 'project_id', type: 'integer', primaryKeyConstraintName: 'project_member_pkey' })
  projectId: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'project_member_project_id_fkey' })
  project: Project;

  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'project_member_pkey' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'project_member_account_id_fkey' })
  account: Account;

  @Column({ name: 'joined_at', type: 'timestamptz', default: () => 'now()' })
  joinedAt: Date;

  @Column({ type: 'text', default: 'member' })
  role: MemberRole;
}
