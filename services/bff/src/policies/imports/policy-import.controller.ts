import { Body, Controller, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { asAttachment } from '../../common/http/attachment.js';
import { UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';
import { withUpload } from '../../common/http/uploads.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import {
  ConfirmPolicyImportDto,
  PolicyImportColumnsDto,
  PolicyImportDto,
  PolicyImportParams,
  PolicyImportProgressDto,
  PolicyImportResultDto,
  PolicyImportUploadDto,
} from './policy-import.dto.js';
import { PolicyImportService } from './policy-import.service.js';

@ApiTags('Policies')
@Controller('api/policies/imports')
export class PolicyImportController {
  constructor(private readonly imports: PolicyImportService) {}

  @Endpoint({
    id: 'uploadPolicyImport',
    summary: 'Check a table before it is imported',
    description:
      'Takes one part, `file`, and returns what importing it would do; nothing is changed yet. The ' +
      'first row names the columns, in English, Chinese or Khmer or by the names of the fields. A ' +
      'row with a known number changes that policy, and blank cells leave their fields unchanged; ' +
      'any other row creates a policy. An unreadable file is 400 with the reason, an archive that is ' +
      'not a workbook 415, a file that is too large, also after decompression, 413.',
    upload: PolicyImportUploadDto,
    data: model(PolicyImportDto),
  })
  @Post()
  async upload(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<PolicyImportDto> {
    return await withUpload(request, UPLOAD_LIMIT, (file, signal) =>
      this.imports.upload(principal, file, language, signal),
    );
  }

  @Endpoint({
    id: 'getPolicyImport',
    summary: 'Get the progress of an import',
    description:
      'To continue an import after a reload. Returns its check, its result, or the fact that it is in progress. ' +
      'Only for your ' +
      'own imports.',
    params: PolicyImportParams,
    data: model(PolicyImportProgressDto),
    refusals: ['notFound'],
  })
  @Get(':id/progress')
  progress(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: PolicyImportParams,
  ): Promise<PolicyImportProgressDto> {
    return this.imports.progress(principal, id, language);
  }

  @Endpoint({
    id: 'mapPolicyImport',
    summary: 'Assign the columns of a table',
    description:
      'Checks the table again with these columns. Only for your own imports that are not yet confirmed.',
    params: PolicyImportParams,
    body: PolicyImportColumnsDto,
    data: model(PolicyImportDto),
    refusals: ['notFound'],
  })
  @Put(':id/columns')
  map(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: PolicyImportParams,
    @Body() columns: PolicyImportColumnsDto,
  ): Promise<PolicyImportDto> {
    return this.imports.mapColumns(principal, id, columns, language);
  }

  @Endpoint({
    id: 'getPolicyImportErrors',
    summary: 'All errors of an import, as CSV',
    description:
      'Row, column, value, rule and the rule in words, in the language of `Accept-Language`. UTF-8 ' +
      'with BOM; no envelope on success.',
    params: PolicyImportParams,
    data: bytesOf('text/csv'),
    refusals: ['notFound'],
  })
  @Get(':id/errors')
  async errors(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: PolicyImportParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.imports.errors(principal, id, language));
  }

  @Endpoint({
    id: 'getPolicyImportRejected',
    summary: 'The rows of an import that have errors, as CSV',
    description:
      'The columns of the table and the reasons in words, in the language of `Accept-Language` (after the ' +
      'confirmation, in its language): to be corrected and imported again. UTF-8 with BOM; no envelope on ' +
      'success.',
    params: PolicyImportParams,
    data: bytesOf('text/csv'),
    refusals: ['notFound'],
  })
  @Get(':id/rejected')
  async rejected(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: PolicyImportParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.imports.rejected(principal, id, language));
  }

  @Endpoint({
    id: 'confirmPolicyImport',
    summary: 'Import a checked table',
    description:
      'Imports all rows or none, or with `skipErrors` all that have no error. Send the counts that the person was shown: if they have changed, ' +
      'nothing is imported and the answer is 40900 with the new check in `data`. If any row has an ' +
      'error, the answer is 50000 without `skipErrors`. Confirming again returns the same answer and imports nothing. The ' +
      'operation can be undone.',
    params: PolicyImportParams,
    body: ConfirmPolicyImportDto,
    data: model(PolicyImportResultDto),
    refusals: ['notFound', 'conflict', 'policyNumberTaken', 'importHasErrors'],
  })
  @Post(':id/confirm')
  confirm(
    @CurrentActor() actor: SignedInActor,
    @CurrentLanguage() language: Language,
    @Param() { id }: PolicyImportParams,
    @Body() expected: ConfirmPolicyImportDto,
  ): Promise<PolicyImportResultDto> {
    return this.imports.confirm(actor, id, expected, language);
  }
}
