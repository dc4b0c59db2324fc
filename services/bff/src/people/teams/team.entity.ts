import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { GROUP_DESCRIPTION, type GroupState } from '../directory/directory.constants.js';
import { TEAM_NAME } from './teams.constants.js';

@Entity('team')
export class Team {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'team_pkey' })
  id: number;

  @Column({ type: 'varchar', length: TEAM_NAME.maxLength })
  name: string;

  /** The key of the avatar, from which `avatarAddress` builds a URL; empty if there is none. */
  @Column({ type: 'text', default: '' })
  avatar: string;

  @Column({ type: 'varchar', length: GROUP_DESCRIPTION.maxLength, default: '' })
  description: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'text', default: 'open' })
  state: GroupState;

  /** Incremented by every change but those of members. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
