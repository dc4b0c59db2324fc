import {
  Column,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { TEXT_ORDER } from '../../platform/database/text-order.js';
import { Account } from '../accounts/account.entity.js';
import { VIEW_NAME } from './saved-views.constants.js';

/** A named view of a list, saved by one account. @param table the name of its table, for its keys */
export function SavedViewOf(table: string) {
  @Index(`${table}_account_id_name_key`, ['accountId', 'name'], { unique: true })
  @Index(`${table}_default_key`, ['accountId'], { unique: true, where: 'is_default' })
  abstract class View {
    @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: `${table}_pkey` })
    id: number;

    @Column({ name: 'account_id', type: 'integer' })
    accountId: number;

    @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
    @JoinColumn({ name: 'account_id', foreignKeyConstraintName: `${table}_account_id_fkey` })
    account: Account;

    @Column({ type: 'varchar', length: VIEW_NAME.maxLength, collation: TEXT_ORDER })
    name: string;

    @Column({ name: 'is_default', type: 'boolean', default: false })
    isDefault: boolean;

    /** Filter, sort, columns and density, validated before they were stored. */
    @Column({ type: 'jsonb' })
    values: object;
  }
  return View;
}

/** Columns and density of a list for one account, on all devices. @param table the name of its table, for its keys */
export function OwnTableOf(table: string) {
  abstract class OwnTable {
    @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: `${table}_pkey` })
    accountId: number;

    @OneToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
    @JoinColumn({ name: 'account_id', foreignKeyConstraintName: `${table}_account_id_fkey` })
    account: Account;

    /** Validated before they were stored. */
    @Column({ type: 'jsonb' })
    values: object;
  }
  return OwnTable;
}

export type SavedView = InstanceType<ReturnType<typeof SavedViewOf>>;
export type OwnTable = InstanceType<ReturnType<typeof OwnTableOf>>;
