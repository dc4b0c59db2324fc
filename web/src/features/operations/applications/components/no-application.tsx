import type { ReactNode } from 'react';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';

interface Props {
  title: string;
  children: ReactNode;
}

/** The page without an application to show. */
export function NoApplication({ title, children }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState title={title}>{children}</EmptyState>
    </>
  );
}
