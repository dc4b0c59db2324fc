import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { type GroupState } from '../directory/directory.constants.js';
import { Team } from '../teams/team.entity.js';
import { PROJECT_DESCRIPTION, PROJECT_NAME } from './projects.constants.js';

@Entity('project')
@Index('project_team_id_idx', ['teamId'])
export class Project {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'project_pkey' })
  id: number;

  @Column({ type: 'varchar', length: PROJECT_NAME.maxLength })
  name: string;

  @Column({ type: 'varchar', length: PROJECT_DESCRIPTION.maxLength, default: '' })
  description: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'text', default: 'open' })
  state: GroupState;

  /** Incremented by every change but those of members. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** The team that works on it. */
  @Column({ name: 'team_id', type: 'integer', nullable: true })
  teamId: number | null;

  @ManyToOne(() => Team, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'team_id', foreignKeyConstraintName: 'project_team_id_fkey' })
  team: Team | null;
}
