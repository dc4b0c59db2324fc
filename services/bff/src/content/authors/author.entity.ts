import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { AUTHOR_NAME } from './authors.constants.js';

/** A creator of content. Not an account: most authors never sign in. */
@Entity('author')
export class Author {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'author_pkey' })
  id: number;

  @Column({ type: 'varchar', length: AUTHOR_NAME.maxLength })
  name: string;
}
