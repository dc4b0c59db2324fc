import type { ReactNode } from 'react';
import type { Resource } from '../../../../shared/data/resource';

/** What every card of the page needs. */
export interface CardProps<Data> {
  resource: Resource<Data>;
  /** At the end of the title row. */
  extra?: ReactNode;
  onRetry: () => void;
}
