import { Entity } from 'typeorm';
import { SheetImportOf } from '../../platform/imports/sheet-import.entity.js';

@Entity('content_import')
export class ContentImport extends SheetImportOf('content_import') {}
