import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { PROJECT_DESCRIPTION, PROJECT_NAME } from './projects.constants.js';

@Entity('project')
export class Project {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'project_pkey' })
  id: number;

  @Column({ type: 'varchar', length: PROJECT_NAME.maxLength })
  name: string;

  @Column({ type: 'varchar', length: PROJECT_DESCRIPTION.maxLength, default: '' })
  description: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
