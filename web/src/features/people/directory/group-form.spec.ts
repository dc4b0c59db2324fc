import { expect, test } from 'vitest';
import type { GroupDetailsDto } from '../../../api/generated/model';
import { groupForm, NO_TEAM } from './group-form';

const sent: unknown[] = [];
const form = () =>
  groupForm('projects', null, (body) => {
    sent.push(body);
    return Promise.resolve({ id: 1 } as GroupDetailsDto);
  });

test('the name is asked for', async () => {
  const empty = form();
  empty.change({ name: ' ' });
  expect(await empty.submit()).toBeNull();
  expect(empty.shownProblems.name).toBeDefined();
  expect(sent).toEqual([]);
});

test('spaces around the texts are not sent, and no team is null', async () => {
  const filled = form();
  filled.change({ name: ' Robot garden ', description: ' ', team: NO_TEAM });
  await filled.submit();
  filled.change({ team: 3 });
  await filled.submit();
  expect(sent).toEqual([
    { name: 'Robot garden', description: '', teamId: null },
    { name: 'Robot garden', description: '', teamId: 3 },
  ]);
});
