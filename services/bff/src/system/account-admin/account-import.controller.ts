import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { withUpload } from '../../common/http/uploads.js';
import { UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';
import { SheetChoiceQuery } from '../../common/sheets/sheet-choice.dto.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import {
  AccountImportCheckDto,
  AccountImportQuery,
  AccountImportResultDto,
  AccountImportUploadDto,
} from './account-import.dto.js';
import { AccountImportService } from './account-import.service.js';

const UNREADABLE =
  'An unreadable file is 400 with the reason, an archive that is not a workbook 415, a file that is too large, also ' +
  'after decompression, 413.';

/** Invites the people of a table. */
@ApiTags('Accounts')
@Controller('api/accounts/import')
export class AccountImportController {
  constructor(private readonly imports: AccountImportService) {}

  @Endpoint({
    id: 'checkAccountImport',
    summary: 'Check a table of people before they are invited',
    description:
      'Takes one part, `file`, and returns what importing it would do; nothing is stored. The header names the ' +
      'columns, in English, Chinese or Khmer or by the names of the fields: user name and name; optionally email ' +
      'address, role (blank: user) and language (blank: that of `Accept-Language`). A row breaks the rules of ' +
      `\`inviteAccount\`, or repeats what another row or an account has. ${UNREADABLE}`,
    upload: AccountImportUploadDto,
    query: SheetChoiceQuery,
    data: model(AccountImportCheckDto),
  })
  @Post('check')
  async check(
    @CurrentLanguage() language: Language,
    @Query() choice: SheetChoiceQuery,
    @Req() request: FastifyRequest,
  ): Promise<AccountImportCheckDto> {
    return await withUpload(request, UPLOAD_LIMIT, (file, signal) =>
      this.imports.check({ file, choice, language, signal }),
    );
  }

  @Endpoint({
    id: 'importAccounts',
    summary: 'Invite the people of a table',
    description:
      'Takes the table that was checked, and the number of accounts that the person was shown. Invites everybody as ' +
      '`inviteAccount` does, or nobody: 40900 with the new check in `data` if another number of rows is read, 50000 if ' +
      `a row has an error. ${UNREADABLE}`,
    upload: AccountImportUploadDto,
    query: AccountImportQuery,
    data: model(AccountImportResultDto),
    refusals: ['conflict', 'importHasErrors', 'nameTaken', 'emailTaken'],
  })
  @Post()
  async import(
    @CurrentLanguage() language: Language,
    @CurrentActor() actor: SignedInActor,
    @Query() { create, ...choice }: AccountImportQuery,
    @Req() request: FastifyRequest,
  ): Promise<AccountImportResultDto> {
    return await withUpload(request, UPLOAD_LIMIT, (file, signal) =>
      this.imports.import({ file, choice, language, signal }, create, actor),
    );
  }
}
