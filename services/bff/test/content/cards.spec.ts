import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Queue {
  id: number;
  name: string;
  description: string;
  data: { key: string; label: string; value: string }[];
}
interface Service {
  key: string;
  state: string;
  actions: string[];
  enable: boolean;
  actionType: string;
  expires: boolean;
  expiresAt: string | null;
}

describe('the card list', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const cards = async <Card>(path: string) => (await api.get<Card[]>(path, { token })).body.data;
  const queues = () => cards<Queue>('/api/list/quality-inspection');
  const services = () => cards<Service>('/api/list/the-service');
  const figuresOf = ({ data }: Queue) => data.map(({ value }) => value);

  test('has three queues with figures that match their rows', async () => {
    const found = await queues();
    expect(found).toHaveLength(3);
    for (const queue of found) {
      expect(queue.data.map(({ key, label }) => [key, label])).toEqual([
        ['waiting', '待质检数'],
        ['backlog', '积压时长'],
        ['sampled', '待抽检数'],
      ]);
      const rows = await api.sql<{ stage: string; duration: number }>(
        'SELECT stage, duration FROM quality_queue_item WHERE queue_id = $1',
        [queue.id],
      );
      const waiting = rows.filter(({ stage }) => stage === 'waiting');
      const sampled = rows.filter(({ stage }) => stage === 'sampled');
      const backlog = waiting.reduce((sum, { duration }) => sum + duration, 0);
      expect(waiting.length * sampled.length).toBeGreaterThan(0);
      expect(figuresOf(queue)).toEqual([`${waiting.length}`, `${backlog}s`, `${sampled.length}`]);
      expect(queue.description).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    }
  });

  test('updates the figures after an inspection and shows zeros for an empty queue', async () => {
    await api.sql(`UPDATE quality_queue_item SET stage = 'sampled' WHERE queue_id = 1`);
    await api.sql('DELETE FROM quality_queue_item WHERE queue_id = 2');
    const [first, second] = await queues();
    const [{ count } = { count: -1 }] = await api.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM quality_queue_item WHERE queue_id = 1',
    );
    expect(first && figuresOf(first)).toEqual(['0', '0s', `${count}`]);
    expect(second && figuresOf(second)).toEqual(['0', '0s', '0']);
  });

  test('has four services, one expired and one never opened', async () => {
    const found = await services();
    expect(found.map(({ state }) => state)).toEqual(['active', 'expired', 'closed', 'active']);
    expect(found.every(({ actionType }) => actionType === 'button')).toBe(true);
    expect(found[2]?.expiresAt).toBeNull();
    expect(found[0]?.expiresAt).toMatch(/^\d{4}-\d{2}-\d{2} 00:00:00$/);
  });

  test.each([
    ['closed', null, { state: 'closed', enable: false, expires: false, actions: ['open'] }],
    ['active', '1 minute', { state: 'active', enable: true, expires: false, actions: ['cancel'] }],
    ['active', '-1 minute', { state: 'expired', enable: true, expires: true, actions: ['renew'] }],
    ['cancelled', '1 minute', { state: 'cancelled', enable: false, expires: false, actions: ['open'] }],
    ['cancelled', '-1 minute', { state: 'cancelled', enable: false, expires: false, actions: ['open'] }],
  ])('a service stored as %s with %s left is shown as %j', async (state, left, shown) => {
    await api.sql('UPDATE service_card SET state = $1, expires_at = now() + $2::interval WHERE id = 1', [
      state,
      left,
    ]);
    expect((await services())[0]).toMatchObject(shown);
  });

  test('has six rules with a switch and returns their new state', async () => {
    const rules = () => cards<{ key: string; enable: boolean; actionType: string }>('/api/list/rules-preset');
    const found = await rules();
    expect(found.map(({ enable }) => enable)).toEqual([true, true, false, true, false, false]);
    expect(found.every(({ actionType }) => actionType === 'switch')).toBe(true);
    await api.sql('UPDATE rule_preset SET enabled = true WHERE id = 3');
    expect((await rules()).map(({ enable }) => enable)).toEqual([true, true, true, true, false, false]);
  });
});
