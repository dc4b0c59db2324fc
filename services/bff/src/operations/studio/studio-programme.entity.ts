import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  COVER_KEY,
  PROGRAMME_CODE,
  PROGRAMME_NAME,
  type ProgrammeAudit,
} from './studio-programmes.constants.js';
import { type LiveMethod } from './studio.constants.js';

/** An entry of the programme of a live method. */
@Entity('studio_programme')
@Index('studio_programme_method_position_idx', ['method', 'position'])
@Index('studio_programme_code_key', ['code'], { unique: true })
export class StudioProgramme {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'studio_programme_pkey' })
  id: number;

  /** The id that people see and quote. */
  @Column({ type: 'varchar', length: PROGRAMME_CODE.maxLength })
  code: string;

  @Column({ type: 'text' })
  method: LiveMethod;

  /** Entries of a method are in this order. */
  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'varchar', length: PROGRAMME_NAME.maxLength })
  name: string;

  /** In seconds. */
  @Column({ type: 'integer' })
  duration: number;

  @Column({ type: 'text', default: 'auditing' })
  audit: ProgrammeAudit;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Of the uploaded cover; empty if there is none. */
  @Column({ name: 'cover_key', type: 'varchar', length: COVER_KEY.maxLength, default: '' })
  coverKey: string;

  /** Null while it is in the programme. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
