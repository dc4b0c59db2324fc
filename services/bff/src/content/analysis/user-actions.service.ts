import { Injectable } from '@nestjs/common';
import { sumOf } from '../../common/figures/growth.js';
import { daysUpTo } from '../../common/time/day-range.js';
import { type Measure, RECENT_DAYS } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { FigureDto, PeriodFigureDto, type PeriodQueryDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';
import { USER_ACTIONS } from './analysis.constants.js';
import { type UserActionsDto } from './user-actions.dto.js';

@Injectable()
export class UserActionsService {
  constructor(
    private readonly figures: ContentFiguresService,
    private readonly periods: PeriodsService,
  ) {}

  async actions(query: PeriodQueryDto): Promise<UserActionsDto> {
    const period = this.periods.choose(query, daysUpTo(this.periods.today(), RECENT_DAYS));
    const counted = await this.periods.countByHour(period, (range) => this.figures.totals(range));
    const data = USER_ACTIONS.map((key) => ({
      key,
      count: counted.now[key],
      ...FigureDto.of(key, counted, (figures) => figures[key]),
    }));
    return {
      count: allActions(counted.now),
      ...PeriodFigureDto.over(period, 'userActions', counted, allActions),
      data,
    };
  }
}

function allActions(figures: Record<Measure, number>): number {
  return sumOf(USER_ACTIONS.map((action) => figures[action]));
}
