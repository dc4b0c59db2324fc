import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type EntityManager,
  type FindOptionsWhere,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  Repository,
} from 'typeorm';
import { type TestimonialQuery } from './testimonial.dto.js';
import { Testimonial } from './testimonial.entity.js';
import { type TestimonialState } from './testimonials.constants.js';

const ORDER = { position: 'ASC', id: 'ASC' } as const;

@Injectable()
export class TestimonialsRepository {
  constructor(@InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>) {}

  page({ state, current, pageSize }: TestimonialQuery, today: string): Promise<[Testimonial[], number]> {
    return this.testimonials.findAndCount({
      where: state === undefined ? {} : inState(state, today),
      order: ORDER,
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  /** Those that are shown today or later, in their order. */
  notEnded(today: string): Promise<Testimonial[]> {
    const from = [{ shownUntil: IsNull() }, { shownUntil: MoreThanOrEqual(today) }];
    return this.testimonials.find({ where: from, order: ORDER });
  }

  find(id: number): Promise<Testimonial | null> {
    return this.testimonials.findOneBy({ id });
  }

  /** Locks it until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<Testimonial | null> {
    return manager.findOne(Testimonial, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(Testimonial);
  }

  async insert(testimonial: Omit<Testimonial, 'id' | 'isExample' | 'version'>, manager: EntityManager) {
    return (await manager.save(Testimonial, testimonial)).id;
  }

  async change(id: number, change: Partial<Testimonial>, manager: EntityManager): Promise<void> {
    await manager.save(Testimonial, { id, ...change });
  }

  async remove(id: number, manager: EntityManager): Promise<void> {
    await manager.delete(Testimonial, { id });
  }
}

function inState(state: TestimonialState, today: string): FindOptionsWhere<Testimonial>[] {
  if (state === 'planned') return [{ shownFrom: MoreThan(today) }];
  if (state === 'ended') return [{ shownUntil: LessThan(today) }];
  const begun = { shownFrom: LessThanOrEqual(today) };
  return [
    { ...begun, shownUntil: IsNull() },
    { ...begun, shownUntil: MoreThanOrEqual(today) },
  ];
}
