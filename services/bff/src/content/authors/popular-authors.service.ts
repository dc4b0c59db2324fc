import { Injectable } from '@nestjs/common';
import { growthOf, sumOf } from '../../common/figures/growth.js';
import { type ChosenPeriod, PeriodFigureDto, type PeriodQueryDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';
import { type PopularAuthorsDto } from './popular-author.dto.js';
import { KEPT_YEARS, POPULAR_AUTHORS } from './authors.constants.js';
import { type AuthorFigures, PopularAuthorsRepository } from './popular-authors.repository.js';

@Injectable()
export class PopularAuthorsService {
  constructor(
    private readonly authors: PopularAuthorsRepository,
    private readonly periods: PeriodsService,
  ) {}

  async popular(query: PeriodQueryDto): Promise<PopularAuthorsDto> {
    const today = this.periods.today();
    const period = this.periods.choose(query, { first: today.subtract({ years: KEPT_YEARS }), last: today });
    if (period.isChosen) return await this.popularIn(period);
    const authors = await this.authors.mostClicked();
    const list = authors
      .slice(0, POPULAR_AUTHORS)
      .map((author, index) => ({ ranking: index + 1, ...author }));
    if (!period.isRequested) return { list };
    const figure = PeriodFigureDto.over(period, 'clicksByAuthor', { now: authors, compared: null }, clicksOf);
    return { list, count: clicksOf(authors), ...figure };
  }

  private async popularIn(period: ChosenPeriod): Promise<PopularAuthorsDto> {
    const counted = await this.periods.countByHour(period, (range) => this.authors.byClicks(range));
    const { now, compared } = counted;
    const growth = (id: number) =>
      compared && growthOf(clicksOfAuthor(compared.countNow, id), clicksOfAuthor(compared.countBefore, id));
    const list = now.slice(0, POPULAR_AUTHORS).map((author, index) => ({
      ranking: index + 1,
      ...author,
      growth: growth(author.id),
    }));
    const figure = PeriodFigureDto.over(period, 'clicksByAuthor', counted, clicksOf);
    return { list, count: clicksOf(now), ...figure };
  }
}

function clicksOf(authors: AuthorFigures[]): number {
  return sumOf(authors.map(({ clickCount }) => clickCount));
}

function clicksOfAuthor(authors: AuthorFigures[], author: number): number {
  return authors.find(({ id }) => id === author)?.clickCount ?? 0;
}
