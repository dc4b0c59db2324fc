import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A short-lived, single-use download URL. */
@Entity('policy_download')
export class PolicyDownload {
  /** Read access to the table must not be enough to download. */
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'policy_download_pkey' })
  tokenHash: string;

  /** The validated request. */
  @Column({ type: 'jsonb' })
  request: object;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
