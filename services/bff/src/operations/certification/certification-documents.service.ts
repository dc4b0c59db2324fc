import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { CERTIFICATION_DOCUMENTS_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Attachment } from '../../common/http/attachment.js';
import { type UploadedFile } from '../../common/http/uploads.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { type DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { DownloadLinksService } from '../../platform/downloads/download-links.service.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { SharedFilesService } from '../../platform/files/shared-files.service.js';
import { storedName, SWEEP_INTERVAL_MS, WAITING_DOCUMENTS } from './certification.constants.js';
import { CertificationDocumentDto } from './certification-document.dto.js';
import { type CertificationDocument } from './certification-document.entity.js';
import { CertificationDocumentsRepository } from './certification-documents.repository.js';
import { CertificationService } from './certification.service.js';
import { documentFile, documentName } from './document-file.js';

/** What a link opens. */
interface Linked {
  id: string;
  name: string;
}

/** Documents are private: only the owner and the reviewers of a request get a link, which works once. */
@Injectable()
export class CertificationDocumentsService {
  constructor(
    private readonly documents: CertificationDocumentsRepository,
    private readonly certifications: CertificationService,
    private readonly files: SharedFilesService,
    private readonly links: DownloadLinksService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(SWEEP_INTERVAL_MS, 'remove documents that were never submitted', () => this.sweep());
  }

  /** @throws AppError mediaTypeUnsupported, contractBroken, tooManyDocuments, storageFull */
  async upload(
    accountId: number,
    { bytes: upload, name }: UploadedFile,
    signal: AbortSignal,
  ): Promise<CertificationDocumentDto> {
    // Before the work, and again when no other upload can come in between.
    await this.refuseMore(accountId, this.manager);
    const { mediaType, bytes } = await documentFile(upload, signal);
    const id = randomUUID();
    const document = { id, accountId, mediaType, name: documentName(name, mediaType), size: bytes.length };
    return await this.manager.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      await this.refuseMore(accountId, manager);
      await this.files.store({ name: storedName(id), mediaType, bytes }, accountId, manager);
      return CertificationDocumentDto.from(await this.documents.insert(document, manager));
    });
  }

  /**
   * Makes the documents part of a new request: those that wait, and copies of those of an earlier request, which keeps
   * its own. Copies share their content.
   * @throws AppError contractBroken, storageFull, unavailable
   */
  async attach(recordId: number, accountId: number, ids: string[], manager: EntityManager): Promise<void> {
    const bound = await this.documents.bind(recordId, accountId, ids, manager);
    const earlier = await this.documents.ofEarlierRequests(recordId, accountId, ids, manager);
    if (bound + earlier.length !== ids.length) throw documentGone();
    for (const document of earlier) await this.copy(document, recordId, manager);
  }

  /** @throws AppError notFound, also where it is part of a request */
  async remove(accountId: number, id: string): Promise<true> {
    if (!(await this.documents.removeWaiting(id, accountId))) throw new AppError('notFound');
    return true;
  }

  /** @throws AppError notFound */
  async link(recordId: number, id: string, principal: Principal): Promise<DownloadLinkDto> {
    const { documents } = await this.certifications.get(recordId, principal);
    const document = documents.find((one) => one.id === id);
    if (!document) throw new AppError('notFound');
    const linked: Linked = { id, name: document.name };
    const { accountId } = principal;
    return await this.links.create(
      'certificationDocument',
      CERTIFICATION_DOCUMENTS_ADDRESS,
      accountId,
      linked,
    );
  }

  /**
   * @param isTaken whether the call uses up the address. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open(token: string, isTaken: boolean): Promise<Attachment> {
    const { id, name } = (await this.links.open('certificationDocument', token, isTaken)) as Linked;
    const file = await this.files.read(storedName(id));
    if (!file) throw new AppError('fileUnknown');
    return { name, mediaType: file.mediaType, body: Readable.from(file.bytes, { objectMode: false }) };
  }

  /** Removes documents that were not submitted within a day. */
  async sweep(): Promise<void> {
    await this.documents.removeForgotten();
  }

  private async refuseMore(accountId: number, manager: EntityManager): Promise<void> {
    const { maxItems: max } = WAITING_DOCUMENTS;
    if ((await this.documents.countWaiting(accountId, manager)) >= max)
      throw new AppError('tooManyDocuments', { max });
  }

  private async copy(
    document: CertificationDocument,
    recordId: number,
    manager: EntityManager,
  ): Promise<void> {
    const { accountId, name, mediaType, size, createdAt } = document;
    const id = randomUUID();
    if (!(await this.files.copy(storedName(id), storedName(document.id), accountId, manager)))
      throw documentGone();
    await this.documents.insert({ id, recordId, accountId, name, mediaType, size, createdAt }, manager);
  }
}

function documentGone(): AppError {
  return new AppError('contractBroken', {}, [{ field: 'documents', rule: 'documentGone', params: {} }]);
}
