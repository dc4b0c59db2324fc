import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Children read another name of the author of these items since: the author is called otherwise, was merged, or the merge was undone.
 * Written by triggers, and taken by a job.
 */
@Entity('author_turn')
export class AuthorTurn {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'author_turn_pkey' })
  id: string;

  @Column({ name: 'author_id', type: 'integer' })
  authorId: number;

  /** Those that moved; null: the items of the author, which the job has not looked for yet. */
  @Column({ type: 'integer', array: true, nullable: true })
  items: number[] | null;

  /** How many of them the job has been at. */
  @Column({ type: 'integer', default: 0 })
  done: number;
}
