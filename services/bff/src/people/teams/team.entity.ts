import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
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
}
