import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { PICTURE_ID } from './media.constants.js';

/** A picture that an account has uploaded. Equal pictures of several accounts have the same id. */
@Entity('content_picture')
@Index('content_picture_kept_at_idx', ['keptAt'])
export class ContentPicture {
  @PrimaryColumn({
    type: 'varchar',
    length: PICTURE_ID.maxLength,
    primaryKeyConstraintName: 'content_picture_pkey',
  })
  id: string;

  /** Against whose files it counts. The account may be deleted before what names the picture. */
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'content_picture_pkey' })
  accountId: number;

  /** When it was uploaded, or a revision ceased to name it. */
  @Column({ name: 'kept_at', type: 'timestamptz', default: () => 'now()' })
  keptAt: Date;
}
