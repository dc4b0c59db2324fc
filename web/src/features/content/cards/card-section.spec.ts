import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { CardSection } from './card-section';

interface Shown {
  id: number;
  version: number;
  actions: string[];
}

const card = (id: number, version = 1): Shown => ({ id, version, actions: ['go'] });
const refusal = (code: number) =>
  new ApiError({ code, httpStatus: 200, msg: 'why', requestId: 'id-1', data: null });

async function stand(...answers: (Shown[] | Error)[]) {
  const fetch = vi.fn<() => Promise<Shown[]>>();
  for (const answer of answers)
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  const section = new CardSection<Shown>(fetch);
  section.load();
  await vi.waitFor(() => {
    expect(section.list.state).not.toBe('loading');
  });
  return { section, fetch };
}

describe('CardSection', () => {
  it('shows the result of the action in place', async () => {
    const { section } = await stand([card(1), card(2)]);
    await section.act(card(1), 'go', () => Promise.resolve(card(1, 2)));
    expect(section.cards).toEqual([card(1, 2), card(2)]);
    expect(section.busy.size).toBe(0);
  });

  it('runs one action at a time per card', async () => {
    const { section } = await stand([card(1)]);
    const call = vi.fn(() => Promise.resolve(card(1, 2)));
    const both = [section.act(card(1), 'go', call), section.act(card(1), 'go', call)];
    expect(section.busy.get(1)).toBe('go');
    expect(await Promise.all(both)).toEqual([card(1, 2), null]);
    expect(call).toHaveBeenCalledOnce();
  });

  it('reverts after a failure with the reason', async () => {
    const { section, fetch } = await stand([card(1)]);
    const error = refusal(50300);
    await section.act(card(1), 'go', () => Promise.reject(error));
    expect(section.cards).toEqual([card(1)]);
    expect(section.notes.get(1)).toEqual({ kind: 'failure', error });
    expect(fetch).toHaveBeenCalledOnce();
    await section.act(card(1), 'go', () => Promise.resolve(card(1, 2)));
    expect(section.notes.size).toBe(0);
  });

  it('reloads after a conflict with a message', async () => {
    const { section } = await stand([card(1)], [card(1, 5)]);
    await section.act(card(1), 'go', () => Promise.reject(refusal(40900)));
    expect(section.cards).toEqual([card(1, 5)]);
    expect(section.notes.get(1)).toEqual({ kind: 'conflict' });
  });

  it('tells of a conflict with the state that the other person made, and takes presses from then on', async () => {
    const { section, fetch } = await stand([card(1)]);
    let answer: (cards: Shown[]) => void = () => undefined;
    fetch.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const acting = section.act(card(1), 'go', () => Promise.reject(refusal(40900)));
    await vi.waitFor(() => {
      expect(fetch).toHaveBeenCalledTimes(2);
    });
    expect([section.busy.has(1), section.notes.has(1)]).toEqual([true, false]);
    answer([card(1, 2)]);
    await acting;
    expect([section.busy.has(1), section.notes.has(1), section.cards]).toEqual([false, true, [card(1, 2)]]);
  });

  it('keeps the position of a card removed by someone else, without actions', async () => {
    const { section } = await stand([card(1), card(2)], [card(2)]);
    await section.act(card(1), 'go', () => Promise.reject(refusal(40900)));
    expect(section.cards).toEqual([{ ...card(1), actions: [] }, card(2)]);
    expect(section.removed.has(1)).toBe(true);
  });

  it('keeps the position of a removed card until it is restored', async () => {
    const { section } = await stand([card(1), card(2)], [card(2)], [card(1, 3), card(2)]);
    section.setAside(card(1, 2));
    await section.refresh();
    expect(section.cards).toEqual([card(1, 2), card(2)]);
    await section.refresh();
    expect(section.cards).toEqual([card(1, 3), card(2)]);
    expect(section.removed.size).toBe(0);
  });

  it('asks again for a list that was requested before the last change', async () => {
    const { section, fetch } = await stand([card(1), card(2)]);
    let answer: (cards: Shown[]) => void = () => undefined;
    const older = new Promise<Shown[]>((resolve) => {
      answer = resolve;
    });
    // The event of the own change comes before its answer, and with it another card.
    fetch.mockReturnValueOnce(older).mockResolvedValueOnce([card(2), card(9)]);
    const refreshed = section.refresh();
    await section.act(card(1), 'remove', () => Promise.resolve(card(1, 2)));
    section.setAside(card(1, 2));
    answer([card(1), card(2)]);
    await refreshed;
    await vi.waitFor(() => {
      expect(section.cards).toEqual([card(1, 2), card(2), card(9)]);
    });
  });

  it('loads again what changes while it loads for the first time', async () => {
    const fetch = vi.fn<() => Promise<Shown[]>>();
    let answer: (cards: Shown[]) => void = () => undefined;
    const older = new Promise<Shown[]>((resolve) => {
      answer = resolve;
    });
    fetch.mockReturnValueOnce(older).mockResolvedValueOnce([card(1), card(2)]);
    const section = new CardSection<Shown>(fetch);
    section.load();
    await section.refresh();
    answer([card(1)]);
    await older;
    expect(section.cards).toEqual([card(1), card(2)]);
  });

  it('keeps its cards when a reload fails', async () => {
    const { section } = await stand([card(1)], new Error('away'));
    await section.refresh();
    expect([section.list.state, section.cards]).toEqual(['ready', [card(1)]]);
  });
});
