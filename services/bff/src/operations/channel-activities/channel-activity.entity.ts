import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { ACTIVITY_NAME, OPTION_TEXT, PROMOTE_LINK } from './channel-activities.constants.js';

/** A channel promotion, as submitted. */
@Entity('channel_activity')
@Index('channel_activity_submitted_by_idx', ['submittedBy'])
export class ChannelActivity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'channel_activity_pkey' })
  id: number;

  @Column({ name: 'activity_name', type: 'varchar', length: ACTIVITY_NAME.maxLength })
  activityName: string;

  @Column({ name: 'channel_type', type: 'varchar', length: OPTION_TEXT.maxLength })
  channelType: string;

  /** First second of the promotion. */
  @Column({ name: 'promotion_start', type: 'timestamptz' })
  promotionStart: Date;

  /** Last second of the promotion. */
  @Column({ name: 'promotion_end', type: 'timestamptz' })
  promotionEnd: Date;

  @Column({ name: 'promote_link', type: 'varchar', length: PROMOTE_LINK.maxLength })
  promoteLink: string;

  @Column({ name: 'advertising_source', type: 'varchar', length: OPTION_TEXT.maxLength })
  advertisingSource: string;

  @Column({ name: 'advertising_media', type: 'varchar', length: OPTION_TEXT.maxLength })
  advertisingMedia: string;

  @Column({ type: 'varchar', length: OPTION_TEXT.maxLength, array: true })
  keyword: string[];

  @Column({ name: 'push_notify', type: 'boolean' })
  pushNotify: boolean;

  /** The limit is in grapheme clusters, for which PostgreSQL has no type. */
  @Column({ name: 'advertising_content', type: 'text' })
  advertisingContent: string;

  /** Null after the account is deleted. */
  @Column({ name: 'submitted_by', type: 'integer', nullable: true })
  submittedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'submitted_by', foreignKeyConstraintName: 'channel_activity_submitted_by_fkey' })
  submitter: Account | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', default: () => 'now()' })
  submittedAt: Date;
}
