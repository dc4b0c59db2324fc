import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type DownloadKind } from './downloads.constants.js';

/** A short-lived, single-use download URL. */
@Entity('download_link')
export class DownloadLink {
  /** Read access to the table must not be enough to download. */
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'download_link_pkey' })
  tokenHash: string;

  @Column({ type: 'text' })
  kind: DownloadKind;

  /** The validated request, and the account that made it. */
  @Column({ type: 'jsonb' })
  request: object;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
