import type { Page } from '@playwright/test';
import { type Account, newToken } from '../visitor.ts';

interface Item {
  id: number;
  version: number;
}

/** Writes an item, has it approved, and edits it again, so that there are two revisions to compare. */
export async function makeItemOfTwoRevisions(page: Page, title: string): Promise<void> {
  const tokens = { admin: await newToken(page, 'admin'), approver: await newToken(page, 'approver') };
  const call = async (
    account: Account & keyof typeof tokens,
    path: string,
    data?: object,
  ): Promise<unknown> => {
    const answer = await page.request.fetch(`/api/${path}`, {
      method: data === undefined ? 'GET' : 'changes' in data ? 'PUT' : 'POST',
      headers: { Authorization: `Bearer ${tokens[account]}` },
      ...(data === undefined ? {} : { data: 'changes' in data ? data.changes : data }),
    });
    return ((await answer.json()) as { data: unknown }).data;
  };
  const { list } = (await call('admin', 'authors')) as { list: { id: number }[] };
  const content = {
    ...{ title, subject: 'robotics', source: 'teachers', authorId: list[0]?.id, language: 'en-US' },
    ...{ agesFrom: 8, agesTo: 12, summary: 'Three wheels and a motor', labels: ['robots'] },
  };
  const body = Array.from({ length: 12 }, (_, at) => `Step ${at + 1}.`).join('\n\n');
  const created = (await call('admin', 'library/items', { ...content, kind: 'text', body })) as Item;
  const path = `library/items/${created.id}`;
  const submitted = (await call('admin', `${path}/submit`, { version: created.version })) as Item;
  const { version } = (await call('approver', `${path}/approve`, { version: submitted.version })) as Item;
  const changes = {
    ...{ ...content, labels: ['robots', 'first steps'], agesTo: 14, version },
    body: body.replace('Step 2.', 'Step 2: take a small motor.'),
  };
  await call('admin', path, { changes });
}
