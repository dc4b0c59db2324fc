import { Injectable } from '@nestjs/common';
import { sumOf } from '../../common/figures/growth.js';
import { PeriodsService } from '../periods/periods.service.js';
import { countDays } from './people-rows.js';
import { type PeopleRowDto, type PeopleRowPageDto, type PeopleRowsQuery } from './people-rows.dto.js';
import { PeopleRowsRepository } from './people-rows.repository.js';

/** The people behind a figure of the analyses. */
@Injectable()
export class PeopleRowsService {
  constructor(
    private readonly rows: PeopleRowsRepository,
    private readonly periods: PeriodsService,
  ) {}

  async page(query: PeopleRowsQuery): Promise<PeopleRowPageDto> {
    const { measure, current, pageSize } = query;
    const people = countDays(await this.rows.byDay(this.periods.daysOf(query), measure));
    const first = (current - 1) * pageSize;
    return {
      list: people.toSorted(inOrder(query)).slice(first, first + pageSize),
      total: people.length,
      sum: sumOf(people.map(({ days }) => days)),
    };
  }
}

function inOrder({ sort, order }: PeopleRowsQuery) {
  const way = order === 'asc' ? 1 : -1;
  return (a: PeopleRowDto, b: PeopleRowDto) => way * (a[sort] - b[sort]) || a.person - b.person;
}
