import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import type { ReactNode } from 'react';
import { StatePanel } from './state-panel';

interface Props {
  title: string;
  /** Why it is empty, and what to do next. */
  children: ReactNode;
}

/** The content of a card without data. */
export function EmptyState({ title, children }: Props) {
  return (
    <StatePanel icon={<IconEmpty />} title={title}>
      {children}
    </StatePanel>
  );
}
