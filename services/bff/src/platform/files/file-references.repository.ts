import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { FileReference } from './file-reference.entity.js';

@Injectable()
export class FileReferencesRepository {
  constructor(@InjectRepository(FileReference) private readonly references: Repository<FileReference>) {}

  async contentOf(name: string, manager = this.references.manager): Promise<string | null> {
    return (await manager.findOneBy(FileReference, { name }))?.contentName ?? null;
  }

  /** Nobody removes the content before the transaction ends. Waits for a removal that is under way. */
  async keepContent(name: string, size: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO file_content (name, size) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET size = excluded.size`,
      [name, size],
    );
  }

  async insert(
    reference: Pick<FileReference, 'accountId' | 'contentName' | 'name'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(FileReference, reference);
  }

  /** Bytes of the contents that the account's files have, each counted once. */
  async usedBy(accountId: number, manager: EntityManager): Promise<number> {
    const [{ used }]: [{ used: number }] = await manager.query(
      `SELECT coalesce(sum(size), 0)::float8 AS used FROM file_content
        WHERE name IN (SELECT content_name FROM file_reference WHERE account_id = $1)`,
      [accountId],
    );
    return used;
  }

  /** Nobody can refer to it before the transaction ends. */
  async lockContent(name: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM file_content WHERE name = $1 FOR UPDATE', [name]);
  }

  /** Removes a content that no file has, and that the transaction has locked. Returns whether there was one. */
  async removeUnused(name: string, manager: EntityManager): Promise<boolean> {
    const [, removed]: [unknown, number] = await manager.query(
      `DELETE FROM file_content WHERE name = $1
          AND NOT EXISTS (SELECT FROM file_reference WHERE content_name = file_content.name)`,
      [name],
    );
    return removed > 0;
  }

  /** Under which name the bytes of a file are; null if it was dropped. One without a reference has its own. */
  async placeOf(name: string): Promise<string | null> {
    const [{ place }]: [{ place: string | null }] = await this.references.query(
      `SELECT coalesce((SELECT content_name FROM file_reference WHERE name = $1),
                       CASE WHEN NOT EXISTS (SELECT FROM dropped_file WHERE name = $1) THEN $1 END) AS place`,
      [name],
    );
    return place;
  }
}
