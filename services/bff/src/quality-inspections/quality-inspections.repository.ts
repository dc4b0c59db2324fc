import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type CountedQueue } from './quality-inspection.dto.js';
import { QualityQueue } from './quality-queue.entity.js';

@Injectable()
export class QualityInspectionsRepository {
  constructor(@InjectRepository(QualityQueue) private readonly queues: Repository<QualityQueue>) {}

  async counted(): Promise<CountedQueue[]> {
    return await this.queues.query(
      `SELECT q.id, q.name, q.title, q.created_time AS "createdTime",
              json_build_object(
                'waiting', count(i.id) FILTER (WHERE i.stage = 'waiting'),
                'backlog', coalesce(sum(i.duration) FILTER (WHERE i.stage = 'waiting'), 0),
                'sampled', count(i.id) FILTER (WHERE i.stage = 'sampled')
              ) AS figures
         FROM quality_queue q LEFT JOIN quality_queue_item i ON i.queue_id = q.id
        GROUP BY q.id ORDER BY q.id`,
    );
  }
}
