import { compileModules } from '../../services/bff/build/compile-modules.ts';
import { serveModules } from '../../services/bff/build/serve-modules.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test } from './project.ts';

/** A server that answers with its process and a value from another module. */
const SERVER = `
import { createServer } from 'node:http';
import { value } from './value.js';
createServer((request, response) => response.end(process.pid + ' ' + value)).listen(process.env.PORT);
`;

test('the server outlives codegen, errors and files that are gone, and follows each edit', async ({
  project,
}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const stop = new AbortController();
  const answer = async (): Promise<string[]> => {
    const response = await fetch(url).catch(() => undefined);
    return (await response?.text())?.split(' ') ?? [];
  };
  const becomes = (value: string) =>
    expect.poll(async () => (await answer())[1], { timeout: 30_000 }).toBe(value);
  const says = (text: string) => expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toContain(text);
  await project.write('src/sala.ts', SERVER);
  await project.write('src/value.ts', 'export const value: string = "one";');
  const served = serveModules(
    { folder: project.folder, env: { PORT: String(port) }, url, say: (line) => lines.push(line) },
    stop.signal,
  );
  await becomes('one');

  await test.step('codegen compiles the same modules beside it', async () => {
    const [pid] = await answer();
    expect(await compileModules(project.folder)).toEqual([]);
    expect((await answer())[0]).toBe(pid);
  });
  await test.step('the last good modules keep running while a source cannot be parsed', async () => {
    const [pid] = await answer();
    await project.write('src/value.ts', 'export const value: string = ;');
    await says('value.ts');
    expect((await answer())[0]).toBe(pid);
    await project.write('src/value.ts', 'export const value: string = "two";');
    await becomes('two');
  });
  await test.step('a module that is gone is told, and its return is enough', async () => {
    await project.remove('src/value.ts');
    await says('does not start');
    await project.write('src/value.ts', 'export const value: string = "three";');
    await becomes('three');
  });
  stop.abort();
  await served;
  expect(await answer()).toEqual([]);
});
