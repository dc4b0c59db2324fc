import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { type EnquiryKind } from './enquiries.constants.js';

/** A form that was posted without script and needs correction. Expires after an hour. */
@Entity('enquiry_draft')
@Index('enquiry_draft_created_at_idx', ['createdAt'])
export class EnquiryDraft {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'enquiry_draft_pkey' })
  id: string;

  @Column({ type: 'text' })
  kind: EnquiryKind;

  @Column({ type: 'text' })
  language: Language;

  /** The raw input. */
  @Column({ type: 'jsonb' })
  values: Record<string, string>;

  /** Names of the invalid fields. */
  @Column({ type: 'text', array: true })
  wrong: string[];

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
