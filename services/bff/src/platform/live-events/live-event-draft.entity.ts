import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An event of a transaction that has not committed. While it commits, a trigger moves the row to `live_event`, so that
 * nobody ever sees one of another transaction.
 */
@Entity('live_event_draft')
export class LiveEventDraft {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'live_event_draft_pkey' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  @Column({ type: 'text', nullable: true })
  role: string | null;

  @Column({ name: 'except_session_id', type: 'uuid', nullable: true })
  exceptSessionId: string | null;

  @Column({ type: 'jsonb' })
  payload: object;
}
