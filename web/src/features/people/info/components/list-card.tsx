import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { CardProps } from './card-props';

interface Props<Item> extends CardProps<Item[]> {
  title: string;
  /** Of the placeholder. */
  height: string;
  empty: { title: string; text: ReactNode };
  children: (items: Item[]) => ReactNode;
}

/** A card with its four states: loading, failed, empty and full. */
export const ListCard = observer(function ListCard<Item>(props: Props<Item>) {
  const { title, extra, resource, height, empty, onRetry, children } = props;
  return (
    <Card title={title} extra={extra} busy={resource.isLoading}>
      <ResourceView resource={resource} skeleton={<Skeleton height={height} />} onRetry={onRetry}>
        {(items) =>
          items.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : children(items)
        }
      </ResourceView>
    </Card>
  );
}) as <Item>(props: Props<Item>) => ReactNode;
