import { Entity } from 'typeorm';
import { SheetImportOf } from '../../platform/imports/sheet-import.entity.js';

@Entity('policy_import')
export class PolicyImport extends SheetImportOf('policy_import') {}
