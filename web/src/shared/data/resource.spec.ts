import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error';
import { connection } from './connection';
import { Resource } from './resource';

const unreached = new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null });
const broken = new ApiError({ code: 50000, httpStatus: 500, msg: '', requestId: null });
const idle = () => new Promise((resolve) => setTimeout(resolve));
const fail = (error: ApiError) => () => Promise.reject(error);

describe('Resource', () => {
  beforeEach(() => {
    connection.setAway(false);
  });

  it('keeps its data while the server cannot be reached, and says that it is old', async () => {
    const resource = new Resource<string>();
    await resource.load(() => Promise.resolve('rows'));
    expect(resource.isOld).toBe(false);
    connection.setAway(true);
    expect(resource.isOld).toBe(true);
    await resource.load(fail(unreached));
    expect(resource).toMatchObject({ state: 'ready', data: 'rows', isOld: true });
  });

  it('loads once more after each return, and is old until the answer is there', async () => {
    const resource = new Resource<number>();
    let calls = 0;
    await resource.load(() => Promise.resolve((calls += 1)));
    connection.setAway(true);
    connection.setAway(false);
    resource.catchUp(connection.returns);
    resource.catchUp(connection.returns);
    expect(resource.isOld).toBe(true);
    await idle();
    expect(resource).toMatchObject({ data: 2, isOld: false });
    expect(calls).toBe(2);
  });

  it('loads after a return what could not be loaded at first', async () => {
    const resource = new Resource<string>();
    connection.setAway(true);
    let answer: () => Promise<string> = fail(unreached);
    await resource.load(() => answer());
    expect(resource).toMatchObject({ state: 'error', isOld: false });
    answer = () => Promise.resolve('rows');
    connection.setAway(false);
    resource.catchUp(connection.returns);
    await idle();
    expect(resource).toMatchObject({ state: 'ready', data: 'rows' });
  });

  it('shows an error of the server in place of the data', async () => {
    const resource = new Resource<string>();
    await resource.load(() => Promise.resolve('rows'));
    await resource.load(fail(broken));
    expect(resource.state).toBe('error');
  });
});
