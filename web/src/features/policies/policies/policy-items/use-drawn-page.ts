import { useState } from 'react';
import { FIRST_PAGE, PAGE_SIZES, type PageSize } from '../../../../shared/data/list-limits';

const [, , INITIAL] = PAGE_SIZES;

/** The part of a long list that is drawn. */
export function useDrawnPage(total: number) {
  const [page, setPage] = useState<{ current: number; pageSize: PageSize }>({
    current: FIRST_PAGE,
    pageSize: INITIAL,
  });
  const { pageSize } = page;
  // The last page may have lost its rows.
  const current = Math.min(page.current, Math.max(FIRST_PAGE, Math.ceil(total / pageSize)));
  const first = (current - 1) * pageSize;
  return {
    first,
    end: first + pageSize,
    /** @param at index in the list */
    showRow: (at: number) => {
      setPage({ current: Math.floor(at / pageSize) + 1, pageSize });
    },
    hasPages: total > INITIAL,
    pager: {
      current,
      pageSize,
      total,
      onPage: (next: number) => {
        setPage({ current: next, pageSize });
      },
      onPageSize: (size: PageSize) => {
        setPage({ current: FIRST_PAGE, pageSize: size });
      },
    },
  };
}
