import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import type { ReactNode } from 'react';
import { StatePanel } from './state-panel';

interface Props {
  title: string;
  /** Why there is nothing, and what to do next. */
  children: ReactNode;
}

/** What a card shows that has nothing to show. */
export function EmptyState({ title, children }: Props) {
  return (
    <StatePanel icon={<IconEmpty />} title={title}>
      {children}
    </StatePanel>
  );
}
