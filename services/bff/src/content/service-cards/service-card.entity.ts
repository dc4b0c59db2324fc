import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import {
  SERVICE_DESCRIPTION,
  SERVICE_ICON,
  SERVICE_KEY,
  SERVICE_TITLE,
  type StoredServiceState,
} from './service-cards.constants.js';

export interface ServiceText {
  language: Language;
  title: string;
  description: string;
}

/** A service that can be opened for a limited time. */
@Entity('service_card')
@Index('service_card_key_key', ['key'], { unique: true })
export class ServiceCard {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'service_card_pkey' })
  id: number;

  /** Stable identifier for programs. */
  @Column({ type: 'varchar', length: SERVICE_KEY.maxLength })
  key: string;

  @Column({ type: 'varchar', length: SERVICE_ICON.maxLength })
  icon: string;

  /** In English, or otherwise in the first language of `texts`: for clients that know one text only. */
  @Column({ type: 'varchar', length: SERVICE_TITLE.maxLength })
  title: string;

  @Column({ type: 'varchar', length: SERVICE_DESCRIPTION.maxLength })
  description: string;

  /** At most one for each language, validated before they were stored. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  texts: ServiceText[];

  /** When it was taken out of the offer; null while it can be ordered. */
  @Column({ name: 'retired_at', type: 'timestamptz', nullable: true })
  retiredAt: Date | null;

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

  /** Incremented by every change of what administrators offer: texts, icon, prices, and whether it can be ordered. */
  @Column({ name: 'offer_version', type: 'integer', default: 1 })
  offerVersion: number;
}
