import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { Application } from './application.entity.js';
import { type ApplicationStep } from './applications.constants.js';

/** A completed step. Returning an application for correction removes all of its completed steps. */
@Entity('application_step')
export class CompletedStep {
  @PrimaryColumn({
    name: 'application_id',
    type: 'integer',
    primaryKeyConstraintName: 'application_step_pkey',
  })
  applicationId: number;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'application_id',
    foreignKeyConstraintName: 'application_step_application_id_fkey',
  })
  application: Application;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'application_step_pkey' })
  step: ApplicationStep;

  @Column({ name: 'done_at', type: 'timestamptz', default: () => 'now()' })
  doneAt: Date;

  /** Null after the account is deleted. */
  @Column({ name: 'done_by', type: 'integer', nullable: true })
  doneBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'done_by', foreignKeyConstraintName: 'application_step_done_by_fkey' })
  person: Account | null;
}
