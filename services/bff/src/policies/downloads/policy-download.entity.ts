import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address from which one download may be fetched, soon and once. */
@Entity('policy_download')
export class PolicyDownload {
  /** Who reads the table must not be able to download. */
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'policy_download_pkey' })
  tokenHash: string;

  /** What was asked for, as it was validated. */
  @Column({ type: 'jsonb' })
  request: object;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
