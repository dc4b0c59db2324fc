import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SheetImportRoutes } from '../../platform/imports/sheet-import.routes.js';
import {
  ConfirmPolicyImportDto,
  PolicyImportColumnsDto,
  PolicyImportDto,
  PolicyImportProgressDto,
  PolicyImportResultDto,
  PolicyImportUploadDto,
} from './policy-import.dto.js';
import { PolicyImportService } from './policy-import.service.js';

@ApiTags('Policies')
@Controller('api/policies/imports')
export class PolicyImportController extends SheetImportRoutes({
  service: PolicyImportService,
  types: {
    upload: PolicyImportUploadDto,
    columns: PolicyImportColumnsDto,
    check: PolicyImportDto,
    progress: PolicyImportProgressDto,
    confirm: ConfirmPolicyImportDto,
    result: PolicyImportResultDto,
  },
  upload: {
    id: 'uploadPolicyImport',
    summary: 'Check a table before it is imported',
    description:
      'Takes one part, `file`, and returns what importing it would do; nothing is changed yet. The ' +
      'first row names the columns, in English, Chinese or Khmer or by the names of the fields. A ' +
      'row with a known number changes that policy, and blank cells leave their fields unchanged; ' +
      'any other row creates a policy. An unreadable file is 400 with the reason, an archive that is ' +
      'not a workbook 415, a file that is too large, also after decompression, 413.',
  },
  progress: { id: 'getPolicyImport', summary: 'Get the progress of an import' },
  map: { id: 'mapPolicyImport', summary: 'Assign the columns of a table' },
  errors: { id: 'getPolicyImportErrors', summary: 'All errors of an import, as CSV' },
  rejected: {
    id: 'getPolicyImportRejected',
    summary: 'The rows of an import that have errors, as CSV',
  },
  confirm: {
    id: 'confirmPolicyImport',
    summary: 'Import a checked table',
    description:
      'Imports all rows or none, or with `skipErrors` all that have no error. Send the counts that the person was shown: if they have changed, ' +
      'nothing is imported and the answer is 40900 with the new check in `data`. If any row has an ' +
      'error, the answer is 50000 without `skipErrors`. Confirming again returns the same answer and imports nothing. The ' +
      'operation can be undone.',
    refusals: ['policyNumberTaken'],
  },
}) {}
