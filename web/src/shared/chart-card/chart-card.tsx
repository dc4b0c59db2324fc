import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { Chart } from '../charts/chart';
import type { Resource } from '../data/resource';
import { Card } from '../ui/layout/card';
import { ResourceView } from '../ui/loaded/resource-view';
import type { CardContent } from './card-content';
import { CardFactsLine } from './card-facts';
import styles from './chart-card.module.css';
import { CardTools } from './card-tools';

interface Props {
  title: string;
  resource: Resource<unknown>;
  /** In the shape of the content, so that the layout does not shift. */
  skeleton: ReactNode;
  onRetry: () => void;
  /** Null while it is loading, or if there is nothing to draw. */
  content: CardContent | null;
  /** Shown when it is loaded and there is nothing to draw. */
  empty: ReactNode;
  /** A control in the title row, before the tools. */
  extra?: ReactNode;
  /** A part of another card: a smaller title and no frame. */
  isPart?: boolean;
  /** Stands around every state of the card, such as tabs that choose what is loaded. */
  around?: (content: ReactNode) => ReactNode;
  /** Replaces the drawing of a card without a chart. */
  children?: ReactNode;
}

/**
 * A card with figures, and what every such card shows: title, figure, growth, period, source, how it is made, its rows,
 * its files and its table.
 */
export const ChartCard = observer(function ChartCard(props: Props) {
  const { title, resource, skeleton, onRetry, content, empty, isPart = false, children } = props;
  const { around = (all: ReactNode) => all, extra } = props;
  const card = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);
  const chart = content !== null && 'chart' in content ? content.chart : null;
  const alsoAs = content !== null && 'chart' in content ? content.alsoAs : undefined;
  const showTable = () => {
    setTable(true);
  };
  const isShown = content !== null && resource.state === 'ready';
  const tools = isShown && (
    <CardTools
      title={title}
      content={content}
      card={card}
      isSmall={isPart}
      isTable={chart === null ? null : isTable}
      onTable={setTable}
    />
  );
  return (
    <Card
      title={title}
      isPart={isPart}
      busy={resource.isLoading}
      extra={
        <div className={styles.extra}>
          {extra}
          {tools}
        </div>
      }
    >
      {around(
        <ResourceView resource={resource} skeleton={skeleton} onRetry={onRetry}>
          {() =>
            content === null ? (
              empty
            ) : (
              <div ref={card} className={styles.content}>
                <CardFactsLine facts={content.facts} isShort={isPart} linksRows={chart === null} />
                {chart === null ? (
                  children
                ) : (
                  <div className={styles.charts}>
                    {alsoAs !== undefined && !isTable && (
                      <Chart {...chart} {...alsoAs} isTable={false} onLost={showTable} />
                    )}
                    <Chart {...chart} isTable={isTable} onLost={showTable} />
                  </div>
                )}
              </div>
            )
          }
        </ResourceView>,
      )}
    </Card>
  );
});
