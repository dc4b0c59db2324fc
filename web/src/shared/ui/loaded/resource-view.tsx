import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../data/resource';
import { ErrorState } from '../feedback/error-state';
import { ForbiddenState } from '../feedback/forbidden-state';
import { KeptFresh } from './kept-fresh';

interface Props<Data> {
  resource: Resource<Data>;
  /** A placeholder in the shape of the content, so that the layout does not shift. */
  skeleton: ReactNode;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** The loading and error states shared by all cards; each card renders its own empty state. */
export const ResourceView = observer(function ResourceView<Data>(props: Props<Data>) {
  return (
    <KeptFresh source={props.resource}>
      <Content {...props} />
    </KeptFresh>
  );
}) as <Data>(props: Props<Data>) => ReactNode;

const Content = observer(function Content<Data>({ resource, skeleton, onRetry, children }: Props<Data>) {
  if (resource.state === 'forbidden') return <ForbiddenState />;
  if (resource.state === 'error') return <ErrorState error={resource.error} onRetry={onRetry} />;
  return resource.data === null ? skeleton : children(resource.data);
}) as <Data>(props: Props<Data>) => ReactNode;
