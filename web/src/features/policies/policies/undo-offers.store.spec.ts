import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PolicyOperationDto, type RecentPolicyOperationDto, Role } from '../../../api/generated/model';
import { getPolicyOperation } from '../../../api/generated/policies/policies';
import { session } from '../../../shared/session/session.store';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import type { UndoOffers } from '../../../shared/bulk/undo-offers';
import { newUndoOffers } from './undo-offers.store';

vi.mock('../../../api/generated/policies/policies');
const operation = vi.mocked(getPolicyOperation);

const made = (operationId: string) => ({ operationId, changed: 1, skipped: 0 }) as PolicyOperationDto;
const answer = (obstacles: Record<string, RecentPolicyOperationDto['obstacle']>) => {
  operation.mockImplementation((operationId) =>
    Promise.resolve({ operationId, obstacle: obstacles[operationId] } as RecentPolicyOperationDto),
  );
};
const preview = (role: Role | '') => {
  runInAction(() => {
    session.role = role;
  });
};
const texts = () => toasts.shown.map(({ text }) => text);

describe('UndoOffers', () => {
  let offers: UndoOffers;
  let changed: () => void;
  beforeEach(() => {
    preview(Role.admin);
    offers = newUndoOffers({
      heardOf: () => 0,
      on: (_, listener) => {
        changed = listener as () => void;
        return () => undefined;
      },
      onGap: () => () => undefined,
    });
    offers.offer(made('a'), 'Deleted', () => Promise.resolve());
    offers.offer(made('b'), 'Restored', () => Promise.resolve());
  });
  afterEach(() => {
    preview('');
    for (const { id } of toasts.shown) toasts.dismiss(id);
    operation.mockReset();
  });

  it('withdraws only what can no longer be undone', async () => {
    answer({ a: 'changed', b: null });
    changed();
    await vi.waitFor(() => {
      expect(texts()).toEqual(['Restored']);
    });
  });

  it('withdraws what was undone elsewhere', async () => {
    answer({ a: null, b: 'undone' });
    changed();
    await vi.waitFor(() => {
      expect(texts()).toEqual(['Deleted']);
    });
  });

  it('keeps an offer that could not be checked', async () => {
    operation.mockRejectedValue(new Error('offline'));
    changed();
    await vi.waitFor(() => {
      expect(operation).toHaveBeenCalledTimes(2);
    });
    expect(texts()).toEqual(['Deleted', 'Restored']);
  });

  it('withdraws everything when the role is switched', () => {
    preview(Role.user);
    expect(texts()).toEqual([]);
    offers.offer(made('c'), 'Offline', () => Promise.resolve());
    expect(toasts.shown[0]?.action).toBeUndefined();
  });
});
