import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
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

  /** Returns the names of the contents that these files had. */
  async remove(names: string[], manager: EntityManager): Promise<string[]> {
    const [gone]: [{ content: string }[], number] = await manager.query(
      'DELETE FROM file_reference WHERE name = ANY($1) RETURNING content_name AS content',
      [names],
    );
    return [...new Set(gone.map(({ content }) => content))];
  }

  /**
   * Returns those of the contents that no file has any more, which nobody can refer to before the transaction ends. They are
   * locked first: only a later statement sees the references that were made while it waited for a lock.
   */
  async removeUnused(contents: string[], manager: EntityManager): Promise<string[]> {
    await manager.query('SELECT 1 FROM file_content WHERE name = ANY($1) ORDER BY name FOR UPDATE', [
      contents,
    ]);
    const [gone]: [{ name: string }[], number] = await manager.query(
      `DELETE FROM file_content WHERE name = ANY($1)
          AND NOT EXISTS (SELECT 1 FROM file_reference WHERE content_name = file_content.name)
       RETURNING name`,
      [contents],
    );
    return gone.map(({ name }) => name);
  }

  /** Which of these files share their content. */
  async among(names: string[]): Promise<string[]> {
    const found = await this.references.find({ select: { name: true }, where: { name: In(names) } });
    return found.map(({ name }) => name);
  }
}
