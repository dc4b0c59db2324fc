import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ImportUpload } from '../../platform/imports/sheet-import.dto.js';
import { SheetImportRoutes } from '../../platform/imports/sheet-import.routes.js';
import {
  ConfirmContentImportDto,
  ContentImportColumnsDto,
  ContentImportDto,
  ContentImportProgressDto,
  ContentImportResultDto,
} from './content-import.dto.js';
import { ContentImportsService } from './content-imports.service.js';

@ApiTags('Content items')
@Controller('api/library/items/imports')
export class ContentImportController extends SheetImportRoutes({
  service: ContentImportsService,
  types: {
    upload: ImportUpload,
    columns: ContentImportColumnsDto,
    check: ContentImportDto,
    progress: ContentImportProgressDto,
    confirm: ConfirmContentImportDto,
    result: ContentImportResultDto,
  },
  upload: {
    id: 'uploadContentImport',
    summary: 'Check a table of content items before it is imported',
    description:
      'As `uploadPolicyImport` does for policies. A row with the id of an item, as downloads have it, or with a known external ' +
      'id changes that item; blank cells and columns that are not in the table leave their fields unchanged. Any other row ' +
      'creates one. An id of no item is an error, and so is an external id that is not that of the item. The author of a ' +
      'new item without one is you. What is imported is a draft of yours, also where another revision of the item is online.',
  },
  progress: { id: 'getContentImport', summary: 'Get the progress of an import of content items' },
  map: { id: 'mapContentImport', summary: 'Assign the columns of a table of content items' },
  errors: {
    id: 'getContentImportErrors',
    summary: 'All errors of an import of content items, as CSV',
  },
  rejected: {
    id: 'getContentImportRejected',
    summary: 'The rows of an import of content items that have errors, as CSV',
  },
  confirm: {
    id: 'confirmContentImport',
    summary: 'Import a checked table of content items',
    description:
      'As `confirmPolicyImport` does for policies. `undoContentOperation` takes it back as a whole.',
  },
}) {}
