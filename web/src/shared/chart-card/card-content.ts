import type { ChartProps } from '../charts/chart-props';
import type { Sheet } from '../sheets/csv';

export interface CardFigure {
  /** Formatted, with its unit. */
  value: string;
  /** In percent; null if there was nothing before; absent if the card compares nothing. */
  growth?: number | null | undefined;
  /** What the growth refers to, such as "against yesterday". */
  against?: string | undefined;
}

/** What a reader has to know to trust a card. */
export interface CardFacts {
  figure?: CardFigure | undefined;
  /** What of the card is shown, such as a chosen tab. Files say it, as they have no tabs. */
  part?: string | undefined;
  /** Formatted: the days that the figures cover. */
  period: string;
  /** Where the figures come from. */
  source: string;
  /** How they are counted. */
  definition: string;
  /** Link to the rows that the figures count. */
  rowsLink?: string | undefined;
}

/** A card with a chart, or one that draws its sheet itself. */
export type CardContent = { facts: CardFacts } & (
  | {
      chart: ChartProps;
      /** Draws the same data a second time, before the chart. */
      alsoAs?: Pick<ChartProps, 'kind' | 'label'>;
    }
  | { sheet: Sheet }
);
