import { Column, PrimaryColumn } from 'typeorm';

/**
 * A change of many records that is undone as a whole.
 * @param table the name of its table, for its keys
 */
export function OperationOf<Action extends string>(table: string) {
  abstract class Operation {
    @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: `${table}_pkey` })
    id: string;

    @Column({ type: 'text' })
    action: Action;

    @Column({ name: 'account_id', type: 'integer' })
    accountId: number;

    /** Number of changed records. */
    @Column({ type: 'integer' })
    changed: number;

    @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
    createdAt: Date;

    @Column({ name: 'undone_at', type: 'timestamptz', nullable: true })
    undoneAt: Date | null;
  }
  return Operation;
}

export type StoredOperation<Action extends string = string> = InstanceType<
  ReturnType<typeof OperationOf<Action>>
>;
