import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparisonDto, FigureDefinition, PeriodDto } from '../../../api/generated/model';
import type { CardFacts } from '../../../shared/chart-card/card-content';
import { shownGrowth } from '../../../shared/chart-card/growth-text';
import { formatNumber, formatPeriod } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { isOfPeople, unknownOf, VisitorWays } from './people/known-people';

/** A figure as the analyses answer it, if they were asked for a period or a comparison. */
export interface Figure {
  count?: number | undefined;
  growth?: number | null | undefined;
  comparison?: ComparisonDto | null | undefined;
  definition?: FigureDefinition | undefined;
  period?: PeriodDto | undefined;
}

interface Options {
  /** Names what is counted, where the title of the card does not. */
  unit?: 'publications' | 'clicks' | 'minutes' | undefined;
  /** Leads to the rows of these days, first and last. */
  rowsLink?: ((days: string[]) => string) | undefined;
}

/**
 * Says what a figure counts, when, and how it has grown. A figure that is compared covers what its growth covers: the period
 * without a last day that is not over.
 */
export function useFigureFacts(): (figure: Figure, options?: Options) => CardFacts {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const ways = useContext(VisitorWays);
  const periodText = ({ from, to }: PeriodDto) => formatPeriod(from, to, language);
  const untilText = (period: string, untilHour: number | null | undefined) =>
    untilHour === null || untilHour === undefined
      ? period
      : t('until', { period, time: `${String(untilHour).padStart(2, '0')}:00` });
  return (figure, { unit, rowsLink } = {}) => {
    const { count, growth, comparison, definition = 'clicks', period } = figure;
    const valueOf = (value: number) => {
      const formatted = formatNumber(value, language);
      return unit === undefined ? formatted : t(`unit.${unit}`, { count: value, formatted });
    };
    const unknown = unknownOf(definition, ways);
    const { part, untilHour } = comparison ?? {};
    const shown = part?.count ?? count;
    const covered = part ?? period;
    const against = comparison
      ? t('against', { period: untilText(periodText(comparison), untilHour) })
      : undefined;
    return {
      figure:
        count === undefined || shown === undefined
          ? undefined
          : {
              value: valueOf(shown),
              growth: against === undefined || growth === undefined ? undefined : shownGrowth(growth, shown),
              against,
            },
      period: covered === undefined ? '' : untilText(periodText(covered), untilHour),
      source: t(isOfPeople(definition) ? 'dataSource.people' : 'dataSource.content'),
      definition:
        t(`definition.${definition}`) + (unknown === undefined ? '' : ` ${t(`unknown.${unknown}`)}`),
      // Rows are of whole days.
      rowsLink: covered === undefined || untilHour ? undefined : rowsLink?.([covered.from, covered.to]),
    };
  };
}
