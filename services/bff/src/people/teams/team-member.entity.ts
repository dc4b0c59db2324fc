import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { type MemberRole } from '../directory/directory.constants.js';
import { Team } from './team.entity.js';

/** Membership of an account in a team. A team is visible only to its members and to administrators. */
@Entity('team_member')
@Index('team_member_account_id_idx', ['accountId'])
export class TeamMember {
  @PrimaryColumn({ name: 'team_id', type: 'integer', primaryKeyConstraintName: 'team_member_pkey' })
  teamId: number;

  @ManyToOne(() => Team, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'team_id', foreignKeyConstraintName: 'team_member_team_id_fkey' })
  team: Team;

  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'team_member_pkey' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'team_member_account_id_fkey' })
  account: Account;

  @Column({ name: 'joined_at', type: 'timestamptz', default: () => 'now()' })
  joinedAt: Date;

  @Column({ type: 'text', default: 'member' })
  role: MemberRole;
}
