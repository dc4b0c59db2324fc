import { Injectable } from '@nestjs/common';
import { daysUpTo } from '../../common/time/day-range.js';
import { Config } from '../../config/config.js';
import {
  clicksPath,
  PEAK_DAYS,
  POPULAR_ITEMS,
  POPULAR_KINDS,
  type PopularType,
  RECENT_DAYS,
} from './content.constants.js';
import { type ContentDataPointDto, PopularContentDto } from './content.dto.js';
import { ContentFiguresService } from './content-figures.service.js';
import { ContentRepository } from './content.repository.js';
import { peakOf } from './peak.js';

/** Content is opened on some days of the week only. */
const DAYS_PER_WEEK = 7;

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

  /** The day since then on which content was opened more often than on each of the days before; null if there is none. */
  async peakSince(moment: Date): Promise<{ day: string; count: number; link: string } | null> {
    const now = Temporal.Now.zonedDateTimeISO(this.timeZone);
    const left = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(this.timeZone);
    const today = now.toPlainDate();
    const earliest = today.subtract({ days: PEAK_DAYS });
    const isLongAgo = Temporal.PlainDate.compare(left.toPlainDate(), earliest) < 0;
    const from = isLongAgo ? earliest : left.toPlainDate();
    const first = from.subtract({ days: PEAK_DAYS + DAYS_PER_WEEK });
    const [days, atThatTime] = await Promise.all([
      this.figures.byDay('clicks', { first, last: today }),
      this.figures.byDay('clicks', { first: from, last: from }, isLongAgo ? 0 : left.hour),
    ]);
    const peak = peakOf({ days, from: from.toString(), reached: atThatTime[0]?.value ?? 0 });
    return peak && { day: peak.key, count: peak.value, link: clicksPath(peak.key) };
  }

  async popular(type: PopularType): Promise<PopularContentDto[]> {
    const now = Temporal.Now.zonedDateTimeISO(this.timeZone);
    const items = await this.content.mostClicked(POPULAR_KINDS[type], POPULAR_ITEMS, now);
    return items.map((item, index) => PopularContentDto.from(item, index + 1));
  }
}
