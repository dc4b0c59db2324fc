import { type ComponentProps, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface Operations {
  selectionNode?: ReactNode;
}

/** Arco renders the header of the selection column itself; this hook lets us adjust the element. */
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
 * The elements of Arco's table, with explicit roles: browsers drop the implicit table roles when CSS changes
 * `display`, as it does on a phone.
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
