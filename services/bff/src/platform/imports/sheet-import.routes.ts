import { Get, Inject, Param, Post, Put, Query, Req, Res, type Type } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { BodyOf } from '../../common/endpoint/typed-parameters.js';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { asAttachment } from '../../common/http/attachment.js';
import { withUpload } from '../../common/http/uploads.js';
import { UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { SheetChoiceQuery } from '../../common/sheets/sheet-choice.dto.js';
import { type SheetColumns } from '../../common/sheets/sheet-columns.js';
import {
  type ConfirmedImport,
  ImportParams,
  type ImportProgress,
  type ImportTold,
} from './sheet-import.dto.js';
import { type SheetImportsService, type Written } from './sheet-imports.service.js';

type Words = Pick<EndpointOptions, 'id' | 'summary'>;

interface Noun<Field extends string, Result extends Written> {
  service: Type<Imports<Field, Result>>;
  types: {
    upload: Type;
    columns: Type<SheetColumns<Field>>;
    check: Type<ImportTold<Field>>;
    progress: Type;
    confirm: Type<ConfirmedImport>;
    result: Type<Result>;
  };
  upload: Words & Pick<EndpointOptions, 'description'>;
  progress: Words;
  map: Words;
  errors: Words;
  rejected: Words;
  confirm: Words & Pick<EndpointOptions, 'description' | 'refusals'>;
}

type Imports<Field extends string, Result extends Written> = Pick<
  SheetImportsService<Field, unknown, unknown, Result>,
  'confirm' | 'errors' | 'mapColumns' | 'progress' | 'rejected' | 'upload'
>;

/** The operations that import a table of a noun. A controller extends them. */
export function SheetImportRoutes<Field extends string, Result extends Written>(noun: Noun<Field, Result>) {
  const { types, confirm: confirmation } = noun;

  class Routes {
    constructor(@Inject(noun.service) private readonly imports: Imports<Field, Result>) {}

    @Endpoint({ ...noun.upload, upload: types.upload, query: SheetChoiceQuery, data: model(types.check) })
    @Post()
    async upload(
      @CurrentPrincipal() principal: Principal,
      @CurrentLanguage() language: Language,
      @Query() choice: SheetChoiceQuery,
      @Req() request: FastifyRequest,
    ): Promise<ImportTold<Field>> {
      return await withUpload(request, UPLOAD_LIMIT, (file, signal) =>
        this.imports.upload(principal, { file, choice, language, signal }),
      );
    }

    @Endpoint({
      ...noun.progress,
      description:
        'To continue an import after a reload. Returns its check, its result, or the fact that it is in progress. ' +
        'Only for your own imports.',
      params: ImportParams,
      data: model(types.progress),
      refusals: ['notFound'],
    })
    @Get(':id/progress')
    progress(
      @CurrentPrincipal() principal: Principal,
      @CurrentLanguage() language: Language,
      @Param() { id }: ImportParams,
    ): Promise<ImportProgress<Field, Result>> {
      return this.imports.progress(principal, id, language);
    }

    @Endpoint({
      ...noun.map,
      description:
        'Checks the table again with these columns. Only for your own imports that are not yet confirmed.',
      params: ImportParams,
      body: types.columns,
      data: model(types.check),
      refusals: ['notFound'],
    })
    @Put(':id/columns')
    map(
      @CurrentPrincipal() principal: Principal,
      @CurrentLanguage() language: Language,
      @Param() { id }: ImportParams,
      @BodyOf(types.columns) columns: SheetColumns<Field>,
    ): Promise<ImportTold<Field>> {
      return this.imports.mapColumns(principal, id, columns, language);
    }

    @Endpoint({
      ...noun.errors,
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
      ...noun.rejected,
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
      ...confirmation,
      params: ImportParams,
      body: types.confirm,
      data: model(types.result),
      refusals: ['notFound', 'conflict', ...(confirmation.refusals ?? []), 'importHasErrors'],
    })
    @Post(':id/confirm')
    confirm(
      @CurrentActor() actor: SignedInActor,
      @CurrentLanguage() language: Language,
      @Param() { id }: ImportParams,
      @BodyOf(types.confirm) expected: ConfirmedImport,
    ): Promise<Result & { rejected: number }> {
      return this.imports.confirm(actor, id, expected, language);
    }
  }
  return Routes;
}
