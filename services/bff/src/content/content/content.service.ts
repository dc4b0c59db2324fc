import { Injectable } from '@nestjs/common';
import { daysUpTo } from '../../common/time/day-range.js';
import { Config } from '../../config/config.js';
import { POPULAR_ITEMS, POPULAR_KINDS, type PopularType, RECENT_DAYS } from './content.constants.js';
import { type ContentDataPointDto, PopularContentDto } from './content.dto.js';
import { ContentFiguresService } from './content-figures.service.js';
import { ContentRepository } from './content.repository.js';

@Injectable()
export class ContentService {
  private readonly timeZone: string;

  constructor(
    private readonly content: ContentRepository,
    private readonly figures: ContentFiguresService,
    { timeZone }: Config,
  ) {
    this.timeZone = timeZone;
  }

  async contentData(): Promise<ContentDataPointDto[]> {
    const days = daysUpTo(Temporal.Now.plainDateISO(this.timeZone), RECENT_DAYS);
    const clicks = await this.figures.byDay('clicks', days);
    return clicks.map(({ key, value }) => ({ x: key, y: value / 1000 }));
  }

  async popular(type: PopularType): Promise<PopularContentDto[]> {
    const now = Temporal.Now.zonedDateTimeISO(this.timeZone);
    const today = now.toPlainDate();
    const yesterday = today.subtract({ days: 1 });
    // Today is compared up to the hour that has begun. In its first hour, that one is all there is.
    const untilHour = Math.max(1, now.hour);
    const items = await this.content.mostClicked(
      POPULAR_KINDS[type],
      POPULAR_ITEMS,
      today,
      yesterday,
      untilHour,
    );
    return items.map((item, index) => PopularContentDto.from(item, index + 1));
  }
}
