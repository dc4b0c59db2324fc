import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { DataTable } from './data-table';

const columns = ['number', 'name'].map((key) => ({ key, title: key, width: 80, cell: () => key }));

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en-US' }));

/** The `tabindex` of every resize handle. */
function tabIndexes(isAdjusting: boolean) {
  const html = renderToStaticMarkup(
    createElement(DataTable<number>, {
      label: 'Sets',
      columns,
      onWidth: () => undefined,
      isAdjusting,
      rows: [1],
      expectedRows: 1,
      keyOf: (row) => row,
      density: 'large',
      busy: false,
      empty: null,
    }),
  );
  const handles = html.match(/<span role="separator"[^>]*>/g) ?? [];
  return handles.map((handle) => /tabindex="(-?\d)"/.exec(handle)?.[1]);
}

describe('the resize handles of a table', () => {
  it('are no Tab stops before the rows', () => {
    expect(tabIndexes(false)).toEqual(['-1', '-1']);
  });

  it('are Tab stops while widths are adjusted', () => {
    expect(tabIndexes(true)).toEqual(['0', '0']);
  });
});
