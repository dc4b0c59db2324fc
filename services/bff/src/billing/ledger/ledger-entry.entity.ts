import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LEDGER_NOTE, type LedgerKind } from './ledger.constants.js';

/**
 * A movement of the balance. The database refuses to change or delete an entry, and refuses a payment that
 * the balance does not cover. The balance is the sum of all amounts.
 */
@Entity('ledger_entry')
@Check('ledger_entry_amount_check', `CASE kind WHEN 'payment' THEN amount < 0 ELSE amount > 0 END`)
@Check('ledger_entry_order_check', `(kind = 'topUp') = (order_id IS NULL)`)
// An order is paid again only after it was refunded, and refunded once for each payment.
@Index('ledger_entry_order_id_kind_attempt_key', ['orderId', 'kind', 'attempt'], { unique: true })
@Index('ledger_entry_amount_idx', ['amount'])
@Index('ledger_entry_at_idx', ['at'])
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'ledger_entry_pkey' })
  id: number;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at: Date;

  @Column({ type: 'text' })
  kind: LedgerKind;

  /** In fen; negative for a payment. */
  @Column({ type: 'bigint' })
  amount: string;

  /** The order that was paid or refunded. */
  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  /** Which payment of the order this is, or is refunded by this. */
  @Column({ type: 'smallint', default: 1 })
  attempt: number;

  @Column({ type: 'varchar', length: LEDGER_NOTE.maxLength, default: '' })
  note: string;

  /** Not a foreign key: entries outlive accounts. */
  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  /** The name of the account at that time. */
  @Column({ name: 'account_name', type: 'varchar', length: 64, nullable: true })
  accountName: string | null;
}
