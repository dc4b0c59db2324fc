import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TEAM_NAME } from './teams.constants.js';

@Entity('team')
export class Team {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'team_pkey' })
  id: number;

  @Column({ type: 'varchar', length: TEAM_NAME.maxLength })
  name: string;

  /** Key of the picture, of which `avatarAddress` makes an address; empty where there is none. */
  @Column({ type: 'text', default: '' })
  avatar: string;
}
