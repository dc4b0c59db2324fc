import { Column, Index, PrimaryColumn } from 'typeorm';
import { type SheetColumns } from '../../common/sheets/sheet-columns.js';
import { type SheetEncoding, type SheetFormat, type SheetRow } from '../../common/sheets/sheet.js';
import { IMPORT_FILE_NAME } from './imports.constants.js';

/**
 * A table uploaded by one account, to be checked and then imported as a whole.
 * @param table the name of its table, for its keys
 */
export function SheetImportOf(table: string) {
  @Index(`${table}_account_id_idx`, ['accountId', 'createdAt'])
  abstract class Import {
    @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: `${table}_pkey` })
    id: string;

    @Column({ name: 'account_id', type: 'integer' })
    accountId: number;

    @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
    createdAt: Date;

    @Column({ name: 'file_name', type: 'varchar', length: IMPORT_FILE_NAME.maxLength, default: '' })
    fileName: string;

    @Column({ type: 'text' })
    format: SheetFormat;

    @Column({ type: 'text' })
    encoding: SheetEncoding;

    @Column({ type: 'jsonb', default: [''] })
    sheets: string[];

    @Column({ type: 'integer', default: 1 })
    sheet: number;

    @Column({ name: 'header_row', type: 'integer', default: 1 })
    headerRow: number;

    @Column({ type: 'jsonb' })
    header: string[];

    /** After the import, those that were left out. */
    @Column({ type: 'jsonb' })
    rows: SheetRow[];

    @Column({ type: 'jsonb' })
    columns: SheetColumns<string>;

    /** The response of the import. Its fields keep that order. Null until the import is confirmed. */
    @Column({ type: 'json', nullable: true })
    result: object | null;
  }
  return Import;
}

export type SheetImport = InstanceType<ReturnType<typeof SheetImportOf>>;
