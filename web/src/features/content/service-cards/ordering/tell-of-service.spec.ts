import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceDto } from '../../../../api/generated/model';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { tellOfService } from './tell-of-service';

const service = (actions: ServiceDto['actions']) => ({ id: 3, version: 5, actions }) as ServiceDto;
const shown = () => toasts.shown.at(-1);

afterEach(() => {
  for (const { id } of [...toasts.shown]) toasts.dismiss(id);
});

describe('tellOfService', () => {
  it('offers to undo what can be undone', async () => {
    const undo = vi.fn(() => Promise.resolve());
    const paid = service(['undo', 'renew']);
    tellOfService(paid, 'Paid', undo);
    expect(shown()).toMatchObject({ text: 'Paid', action: { isUndo: true } });
    shown()?.action?.run();
    await vi.waitFor(() => {
      expect(undo).toHaveBeenCalledWith(paid);
    });
  });

  it('withdraws the offer with the next action on the service', () => {
    tellOfService(service(['undo']), 'Paid', () => Promise.resolve());
    tellOfService(service([]), 'Cancelled', () => Promise.resolve());
    expect(toasts.shown).toHaveLength(1);
    expect(shown()?.action).toBeUndefined();
  });
});
