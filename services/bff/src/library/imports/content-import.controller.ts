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
  ConfirmContentImportDto,
  ContentImportColumnsDto,
  ContentImportDto,
  ContentImportProgressDto,
  ContentImportResultDto,
} from './content-import.dto.js';
import { ImportParams, ImportUpload } from '../../platform/imports/sheet-import.dto.js';
import { ContentImportsService } from './content-imports.service.js';

@ApiTags('Content items')
@Controller('api/library/items/imports')
export class ContentImportController {
  constructor(private readonly imports: ContentImportsService) {}

  @Endpoint({
    id: 'uploadContentImport',
    summary: 'Check a table of content items before it is imported',
    description:
      'As `uploadPolicyImport` does for policies. A row with a known external id changes that item, and blank cells leave ' +
      'their fields unchanged; any other row creates one. What is imported is a draft of yours, also where another revision ' +
      'of the item is online.',
    upload: ImportUpload,
    data: model(ContentImportDto),
  })
  @Post()
  async upload(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<ContentImportDto> {
    return await withUpload(request, UPLOAD_LIMIT, (file, signal) =>
      this.imports.upload(principal, file, language, signal),
    );
  }

  @Endpoint({
    id: 'getContentImport',
    summary: 'Get the progress of an import of content items',
    description:
      'To continue an import after a reload. Returns its check, its result, or the fact that it is in progress. ' +
      'Only for your own imports.',
    params: ImportParams,
    data: model(ContentImportProgressDto),
    refusals: ['notFound'],
  })
  @Get(':id/progress')
  progress(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: ImportParams,
  ): Promise<ContentImportProgressDto> {
    return this.imports.progress(principal, id, language);
  }

  @Endpoint({
    id: 'mapContentImport',
    summary: 'Assign the columns of a table of content items',
    description:
      'Checks the table again with these columns. Only for your own imports that are not yet confirmed.',
    params: ImportParams,
    body: ContentImportColumnsDto,
    data: model(ContentImportDto),
    refusals: ['notFound'],
  })
  @Put(':id/columns')
  map(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: ImportParams,
    @Body() columns: ContentImportColumnsDto,
  ): Promise<ContentImportDto> {
    return this.imports.mapColumns(principal, id, columns, language);
  }

  @Endpoint({
    id: 'getContentImportErrors',
    summary: 'All errors of an import of content items, as CSV',
    description:
      'Row, column, value, rule and the rule in words, in the language of `Accept-Language`. UTF-8 ' +
      'with BOM; no envelope on success.',
    params: ImportParams,
    data: bytesOf('text/csv'),
    refusals: ['notFound'],
  })
  @Get(':id/errors')
  async errors(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: ImportParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.imports.errors(principal, id, language));
  }

  @Endpoint({
    id: 'getContentImportRejected',
    summary: 'The rows of an import of content items that have errors, as CSV',
    description:
      'The columns of the table and the reasons in words, in the language of `Accept-Language` (after the ' +
      'confirmation, in its language): to be corrected and imported again. UTF-8 with BOM; no envelope on ' +
      'success.',
    params: ImportParams,
    data: bytesOf('text/csv'),
    refusals: ['notFound'],
  })
  @Get(':id/rejected')
  async rejected(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
    @Param() { id }: ImportParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.imports.rejected(principal, id, language));
  }

  @Endpoint({
    id: 'confirmContentImport',
    summary: 'Import a checked table of content items',
    description:
      'As `confirmPolicyImport` does for policies. `undoContentOperation` takes it back as a whole.',
    params: ImportParams,
    body: ConfirmContentImportDto,
    data: model(ContentImportResultDto),
    refusals: ['notFound', 'conflict', 'importHasErrors'],
  })
  @Post(':id/confirm')
  confirm(
    @CurrentActor() actor: SignedInActor,
    @CurrentLanguage() language: Language,
    @Param() { id }: ImportParams,
    @Body() expected: ConfirmContentImportDto,
  ): Promise<ContentImportResultDto> {
    return this.imports.confirm(actor, id, expected, language);
  }
}
