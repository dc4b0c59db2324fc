import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { VideoObject } from './video-object.entity.js';

/**
 * How far uploads to the bucket have come. Whoever stores the next bytes says from where on, and is told whether somebody else
 * was faster: so replicas need no lock.
 */
@Injectable()
export class VideoObjectsRepository {
  constructor(@InjectRepository(VideoObject) private readonly objects: Repository<VideoObject>) {}

  async insert(object: Pick<VideoObject, 'id' | 'size' | 'uploadId'>, manager: EntityManager): Promise<void> {
    await manager.insert(VideoObject, object);
  }

  async find(id: string, manager: EntityManager = this.objects.manager): Promise<VideoObject | null> {
    return await manager.findOneBy(VideoObject, { id });
  }

  /** Whether the upload was still at `from`, and is at `to` now. */
  async advance({ id, uploadId }: VideoObject, from: number, to: number): Promise<boolean> {
    return await this.changed(
      'UPDATE video_object SET stored = $4 WHERE id = $1 AND upload_id = $2 AND stored = $3 AND NOT closed RETURNING id',
      [id, uploadId, from, to],
    );
  }

  /** Before a tail is stored. Whether the upload is still at `from`. */
  async expectTail({ id, uploadId }: VideoObject, from: number, end: number): Promise<boolean> {
    return await this.changed(
      `UPDATE video_object SET tails = array_append(array_remove(tails, $4::float8), $4::float8)
        WHERE id = $1 AND upload_id = $2 AND stored = $3 AND NOT closed RETURNING id`,
      [id, uploadId, from, end],
    );
  }

  /** After a tail was removed. */
  async forgetTails(id: string, ends: number[]): Promise<void> {
    await this.objects.query(
      `UPDATE video_object SET tails = ARRAY(SELECT unnest(tails) EXCEPT SELECT unnest($2::float8[])) WHERE id = $1`,
      [id, ends],
    );
  }

  /** Begins again, because the bucket has forgotten the upload. */
  async restart({ id, uploadId }: VideoObject, next: string): Promise<boolean> {
    return await this.changed(
      'UPDATE video_object SET upload_id = $3, stored = 0 WHERE id = $1 AND upload_id = $2 AND NOT closed RETURNING id',
      [id, uploadId, next],
    );
  }

  /** Takes nothing more, at any replica. Whether everything has arrived. */
  async close({ id, uploadId }: VideoObject): Promise<boolean> {
    return await this.changed(
      'UPDATE video_object SET closed = true WHERE id = $1 AND upload_id = $2 AND stored = size RETURNING id',
      [id, uploadId],
    );
  }

  /** For a bucket that has lost what had arrived. */
  async reopen(id: string): Promise<void> {
    await this.objects.update({ id }, { closed: false });
  }

  async remove(id: string): Promise<void> {
    await this.objects.delete({ id });
  }

  /** Those whose video is gone. */
  async ofNoVideo(): Promise<string[]> {
    const found: { id: string }[] = await this.objects.query(
      'SELECT id FROM video_object object WHERE NOT EXISTS (SELECT FROM content_video WHERE id = object.id)',
    );
    return found.map(({ id }) => id);
  }

  private async changed(statement: string, values: (number | string)[]): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.objects.query(statement, values);
    return rows.length > 0;
  }
}
