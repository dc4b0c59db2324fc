import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../ui/feedback/toasts.store';
import { ReviewStore } from './review.store';
import { useReviewActions } from './use-review-actions';

interface Row {
  version: number;
  actions: readonly string[];
  approvals: string[];
}
type Action = 'approve' | 'reject';

const waiting: Row = { version: 1, actions: ['approve', 'reject'], approvals: [] };

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en-US' }));

describe('useReviewActions', () => {
  const onChanged = vi.fn<() => void>();
  beforeEach(() => {
    vi.clearAllMocks();
    toasts.shown = [];
  });

  /** Approves a record, which is then as the server answers. */
  async function approve(answer: Row) {
    const store = new ReviewStore<Row, Action>({
      get: () => Promise.resolve(waiting),
      history: () => Promise.resolve({ list: [], total: 0 }),
      calls: { approve: () => Promise.resolve(answer), reject: () => Promise.resolve(null) },
      asks: 'reject',
      draft: 'rejection',
    });
    await store.record.load();
    let run: ReturnType<typeof useReviewActions<Row, Action, Action>>['run'] | undefined;
    const Page = () => {
      const words = {
        labelOf: (action: Action) => action,
        doneOf: (action: Action) => `done ${action}`,
        history: { actions: [], textOf: () => '' },
        reason: { title: '', hint: '' },
        noticeId: 'record 1',
      };
      ({ run } = useReviewActions<Row, Action, Action>(store, words, onChanged));
      return null;
    };
    renderToStaticMarkup(createElement(Page));
    await run?.('approve', waiting);
  }

  it('says that it is approved', async () => {
    await approve({ version: 2, actions: [], approvals: [] });
    expect(toasts.shown).toMatchObject([{ id: 'record 1', text: 'done approve' }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('says of an approval that decides nothing yet that others have to approve it, too', async () => {
    await approve({ version: 2, actions: [], approvals: ['Sophea'] });
    expect(toasts.shown).toMatchObject([{ id: 'record 1', text: 'done.approval' }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});
