import { type ComponentProps, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface Operations {
  selectionNode?: ReactNode;
}

/** Arco draws the heading of the selection column itself: it asks for the node, and takes back a changed one. */
function headingOperations({ selectionNode }: Operations) {
  const heading = isValidElement(selectionNode)
    ? cloneElement(selectionNode as ReactElement<ComponentProps<'th'>>, {
        role: 'columnheader',
        scope: 'col',
      })
    : selectionNode;
  return [{ name: 'selectionNode', node: heading }];
}

/**
 * The elements that Arco's table is made of. The roles are written out, because a browser drops those of a table
 * that is drawn as something else, as it is on a phone.
 */
export const tableParts = {
  table: (props: ComponentProps<'table'>) => <table role="table" {...props} />,
  header: {
    operations: headingOperations,
    thead: (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} />,
    row: (props: ComponentProps<'tr'>) => <tr role="row" {...props} />,
    th: (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />,
  },
  body: {
    tbody: (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />,
    td: (props: ComponentProps<'td'>) => <td role="cell" {...props} />,
  },
};
