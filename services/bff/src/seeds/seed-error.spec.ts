import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { StartupError } from '../common/errors/startup-error.js';
import { seedError } from './seed-error.js';

const failed = (driverError: object, parameters: unknown[] = []) =>
  new QueryFailedError('INSERT', parameters, Object.assign(new Error('refused'), driverError));

describe('an error of a seed', () => {
  it('names the seed, the column and the row', () => {
    const error = seedError(
      'demo-teams',
      failed({ code: '23502', table: 'team', column: 'name', detail: 'Failing row contains (7, null).' }),
    );
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toBe(
      'The seed demo-teams has a value that the database refuses (team.name): refused.\nFailing row contains (7, null).',
    );
  });

  it('shows the longest value where PostgreSQL names none, and the beginning of what is long', () => {
    const error = seedError('demo-teams', failed({ code: '22001' }, [7, 'short', 'x'.repeat(300)])) as Error;
    expect(error.message.split('\n')[1]).toBe(`${'x'.repeat(200)}…`);
  });

  it('stays as it is where no value is at fault', () => {
    const [away, bug] = [failed({ code: '57P01' }), new TypeError('a bug')];
    expect(seedError('demo-teams', away)).toBe(away);
    expect(seedError('demo-teams', bug)).toBe(bug);
  });
});
