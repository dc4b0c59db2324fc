import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  SERVICE_DESCRIPTION,
  SERVICE_ICON,
  SERVICE_KEY,
  SERVICE_TITLE,
  type StoredServiceState,
} from './service-cards.constants.js';

/** A service that can be opened for a limited time. */
@Entity('service_card')
@Index('service_card_key_key', ['key'], { unique: true })
export class ServiceCard {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'service_card_pkey' })
  id: number;

  /** Stable identifier for programs. The web looks up the texts of the service by it. */
  @Column({ type: 'varchar', length: SERVICE_KEY.maxLength })
  key: string;

  @Column({ type: 'varchar', length: SERVICE_ICON.maxLength })
  icon: string;

  @Column({ type: 'varchar', length: SERVICE_TITLE.maxLength })
  title: string;

  @Column({ type: 'varchar', length: SERVICE_DESCRIPTION.maxLength })
  description: string;

  @Column({ type: 'text' })
  state: StoredServiceState;

  /** Null if the service has never been opened. */
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** State before it was last opened or renewed. Null if that can no longer be undone. */
  @Column({ name: 'previous_state', type: 'text', nullable: true })
  previousState: StoredServiceState | null;

  /** Expiry before it was last opened or renewed. */
  @Column({ name: 'previous_expires_at', type: 'timestamptz', nullable: true })
  previousExpiresAt: Date | null;

  /** Until when that can be undone. */
  @Column({ name: 'undoable_until', type: 'timestamptz', nullable: true })
  undoableUntil: Date | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
