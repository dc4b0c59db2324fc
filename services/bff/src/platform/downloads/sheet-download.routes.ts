import { Inject, Post, type Type } from '@nestjs/common';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { BodyOf } from '../../common/endpoint/typed-parameters.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type SheetRequest } from '../../common/sheets/sheet-download.dto.js';
import { SHEET_TYPES } from '../../common/sheets/sheet-downloads.constants.js';
import { DownloadLinkDto } from './download-link.dto.js';
import { PreparedFileRoutes } from './prepared-file.routes.js';
import { type SheetDownloadsService } from './sheet-downloads.service.js';

type Downloads<Asked extends SheetRequest> = Pick<SheetDownloadsService<Asked>, 'open' | 'prepare'>;

interface Noun<Asked extends SheetRequest> {
  service: Type<Downloads<Asked>>;
  body: Type<Asked>;
  /** Of the operation that prepares a file. */
  path: string;
  /** Of the file. */
  address: string;
  create: Pick<EndpointOptions, 'description' | 'id' | 'summary'>;
  file: Pick<EndpointOptions, 'id' | 'summary'>;
}

/** The operations that download the rows of a list. A controller extends them. */
export function SheetDownloadRoutes<Asked extends SheetRequest>(noun: Noun<Asked>) {
  const { body, path, address, create, file } = noun;
  const answer = 'a CSV or XLSX stream';

  class Routes extends PreparedFileRoutes({ ...file, address, answer, mediaTypes: SHEET_TYPES }) {
    constructor(@Inject(noun.service) private readonly downloads: Downloads<Asked>) {
      super(downloads);
    }

    @Endpoint({ ...create, body, data: model(DownloadLinkDto), refusals: ['tooManyRows'] })
    @Post(path)
    create(
      @CurrentPrincipal() principal: Principal,
      @CurrentLanguage() language: Language,
      @BodyOf(body) request: Asked,
    ): Promise<DownloadLinkDto> {
      return this.downloads.prepare(request, language, principal);
    }
  }
  return Routes;
}
