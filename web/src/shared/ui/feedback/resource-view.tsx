import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../data/resource';
import { ErrorState } from './error-state';
import { ForbiddenState } from './forbidden-state';

interface Props<Data> {
  resource: Resource<Data>;
  /** In the shape of what will come, so that nothing jumps. */
  skeleton: ReactNode;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** The states of a card, decided once for all of them; that there is nothing is the card's own matter. */
export const ResourceView = observer(function ResourceView<Data>(props: Props<Data>) {
  const { resource, skeleton, onRetry, children } = props;
  if (resource.state === 'forbidden') return <ForbiddenState />;
  if (resource.state === 'error') return <ErrorState error={resource.error} onRetry={onRetry} />;
  return resource.data === null ? skeleton : children(resource.data);
}) as <Data>(props: Props<Data>) => ReactNode;
