import { Injectable } from '@nestjs/common';
import { growthOf, sumOf } from '../../common/figures/growth.js';
import { type ChosenPeriod, PeriodFigureDto, type PeriodQueryDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';
import { type PopularAuthorsDto } from './author.dto.js';
import { KEPT_YEARS, POPULAR_AUTHORS } from './authors.constants.js';
import { AuthorsRepository } from './authors.repository.js';

@Injectable()
export class AuthorsService {
  constructor(
    private readonly authors: AuthorsRepository,
    private readonly periods: PeriodsService,
  ) {}

  async popular(query: PeriodQueryDto): Promise<PopularAuthorsDto> {
    const today = this.periods.today();
    const period = this.periods.choose(query, { first: today.subtract({ years: KEPT_YEARS }), last: today });
    if (period.isChosen) return await this.popularIn(period);
    const authors = await this.authors.mostClicked(POPULAR_AUTHORS);
    const list = authors.map((author, index) => ({ ranking: index + 1, ...author }));
    if (!period.isRequested) return { list };
    const count = sumOf(list.map(({ clickCount }) => clickCount));
    return { list, count, ...PeriodFigureDto.over(period, 'clicksByAuthor', count, undefined) };
  }

  private async popularIn(period: ChosenPeriod): Promise<PopularAuthorsDto> {
    const [now, before] = await this.periods.countBoth(period, (days) => this.authors.byClicks(days));
    const clicksBefore = before && new Map(before.map(({ id, clickCount }) => [id, clickCount]));
    const list = now.slice(0, POPULAR_AUTHORS).map((author, index) => ({
      ranking: index + 1,
      ...author,
      growth: clicksBefore ? growthOf(author.clickCount, clicksBefore.get(author.id) ?? 0) : null,
    }));
    const count = sumOf(list.map(({ clickCount }) => clickCount));
    const countBefore = clicksBefore && sumOf(list.map(({ id }) => clicksBefore.get(id) ?? 0));
    return { list, count, ...PeriodFigureDto.over(period, 'clicksByAuthor', count, countBefore) };
  }
}
