import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { type ChangeState } from './profile-parameters.constants.js';

export interface Parameters {
  video: {
    mode: string;
    acquisition: { resolution: string; frameRate: number };
    encoding: {
      resolution: string;
      rate: { min: number; max: number; default: number };
      frameRate: number;
      profile: string;
    };
  };
  audio: {
    mode: string;
    acquisition: { channels: number };
    encoding: { channels: number; rate: number; profile: string };
  };
}

/** A requested parameter change. Once applied, it is an immutable version. */
@Entity('parameter_change')
@Index('parameter_change_state_idx', ['state', 'appliedAt'])
@Index('parameter_change_submitted_by_idx', ['submittedBy'])
export class ParameterChange {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'parameter_change_pkey' })
  id: number;

  @Column({ type: 'text' })
  state: ChangeState;

  /** All parameters as one document, because a version is read and written as a whole. */
  @Column({ type: 'jsonb' })
  parameters: Parameters;

  /** Null after the account is deleted. */
  @Column({ name: 'submitted_by', type: 'integer', nullable: true })
  submittedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'submitted_by', foreignKeyConstraintName: 'parameter_change_submitted_by_fkey' })
  submitter: Account | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', default: () => 'now()' })
  submittedAt: Date;

  @Column({ name: 'applied_at', type: 'timestamptz', nullable: true })
  appliedAt: Date | null;
}
