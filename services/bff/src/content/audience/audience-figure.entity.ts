import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many people were active on a day. The database counts them when the people of a day change. */
@Entity('audience_figure')
export class AudienceFigure {
  /** A day in the time zone of the deployment. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'audience_figure_pkey' })
  day: string;

  @Column({ type: 'integer' })
  active: number;

  /** Number of them who were also active on the previous day. */
  @Column({ type: 'integer' })
  returned: number;

  /** Number of them who were active on at least one of the preceding days, as many as `RETENTION_DAYS`. */
  @Column({ type: 'integer' })
  retained: number;
}
