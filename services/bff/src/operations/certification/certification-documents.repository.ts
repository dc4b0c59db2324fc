import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { WAITING_DOCUMENTS } from './certification.constants.js';
import { CertificationDocument } from './certification-document.entity.js';

export type NewDocument = Pick<CertificationDocument, 'accountId' | 'id' | 'mediaType' | 'name' | 'size'> &
  Partial<Pick<CertificationDocument, 'createdAt' | 'recordId'>>;

@Injectable()
export class CertificationDocumentsRepository {
  constructor(
    @InjectRepository(CertificationDocument) private readonly documents: Repository<CertificationDocument>,
  ) {}

  ofRecord(recordId: number): Promise<CertificationDocument[]> {
    return this.documents.find({ where: { recordId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  countWaiting(accountId: number, manager: EntityManager): Promise<number> {
    return manager.countBy(CertificationDocument, { accountId, recordId: IsNull() });
  }

  async insert(document: NewDocument, manager: EntityManager): Promise<CertificationDocument> {
    await manager.insert(CertificationDocument, document);
    return await manager.findOneByOrFail(CertificationDocument, { id: document.id });
  }

  /** The sent documents that were the account's own and in no request, each of which is now in this one. */
  async bind(recordId: number, accountId: number, ids: string[], manager: EntityManager): Promise<number> {
    const { affected } = await manager.update(
      CertificationDocument,
      { id: In(ids), accountId, recordId: IsNull() },
      { recordId },
    );
    return affected ?? 0;
  }

  /** Those of the sent documents that are part of an earlier request of the account. */
  async ofEarlierRequests(
    recordId: number,
    accountId: number,
    ids: string[],
    manager: EntityManager,
  ): Promise<CertificationDocument[]> {
    return await manager.findBy(CertificationDocument, {
      id: In(ids),
      accountId,
      recordId: And(Not(IsNull()), Not(recordId)),
    });
  }

  /** Whether there was such a document. */
  async removeWaiting(id: string, accountId: number): Promise<boolean> {
    const { affected } = await this.documents.delete({ id, accountId, recordId: IsNull() });
    return affected === 1;
  }

  async removeForgotten(): Promise<void> {
    await this.documents.query(
      `DELETE FROM certification_document
       WHERE record_id IS NULL AND created_at < now() - make_interval(hours => $1)`,
      [WAITING_DOCUMENTS.hours],
    );
  }
}
