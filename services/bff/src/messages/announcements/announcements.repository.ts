import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { type AnnouncementQuery } from './announcement.dto.js';
import { Announcement } from './announcement.entity.js';

@Injectable()
export class AnnouncementsRepository {
  constructor(@InjectRepository(Announcement) private readonly announcements: Repository<Announcement>) {}

  /** Published ones, newest first. */
  page({ kind, current, pageSize }: AnnouncementQuery): Promise<[Announcement[], number]> {
    return this.announcements.findAndCount({
      where: { removedAt: IsNull(), ...(kind ? { kind } : {}) },
      order: { publishedAt: 'DESC', id: 'DESC' },
      relations: { author: true },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  published(id: number): Promise<Announcement | null> {
    return this.announcements.findOne({ where: { id, removedAt: IsNull() }, relations: { author: true } });
  }

  /** Reads one, published or removed, and locks it until the transaction ends. */
  async lock(id: number, manager: EntityManager): Promise<Announcement | null> {
    return await manager.findOne(Announcement, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async save(
    announcement: Partial<Announcement> & Pick<Announcement, 'kind' | 'texts'>,
    manager: EntityManager,
  ): Promise<Announcement> {
    const { id } = await manager.save(Announcement, announcement);
    return await manager.findOneOrFail(Announcement, { where: { id }, relations: { author: true } });
  }
}
