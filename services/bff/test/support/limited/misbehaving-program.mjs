import { serveJob } from '../../../dist/common/limited/serve-job.js';

/** What a reader does that was broken by what it reads. */
const BEHAVIOURS = {
  answers: () => ({ environment: Object.keys(process.env) }),
  'runs for ever': () => {
    for (;;);
  },
  'matches for ever': () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  waits: () => new Promise(() => setInterval(() => undefined, 1_000)),
  'fills its heap': () => {
    const kept = [];
    for (;;) kept.push({ at: kept.length });
  },
  'fills memory outside of its heap': () => {
    const kept = [];
    for (;;) kept.push(Buffer.alloc(5_000_000, 1));
  },
  throws: () => {
    throw new Error('broken');
  },
  'reads too much': async ({ read }) => {
    for (;;) await read({ start: 0, end: 100 });
  },
  'reads behind the end': ({ read }) => read({ start: 990, end: 1_010 }),
  reads: async ({ read, size }) => [...(await read({ start: size - 3, end: size }))],
  'writes a file': async () => (await import('node:fs')).writeFileSync('/tmp/sala-written', ''),
  'starts a program': async () => (await import('node:child_process')).execFileSync('true'),
  'opens a connection': async () => {
    const { connect } = await import('node:net');
    await new Promise((opened, failed) =>
      connect(9, '127.0.0.1').once('connect', opened).once('error', failed),
    );
  },
};

serveJob(async (behaviour, source) => {
  const what = BEHAVIOURS[behaviour];
  if (!/^(writes|starts|opens)/.test(behaviour)) return await what(source);
  return await Promise.resolve(what()).then(
    () => 'done',
    ({ code }) => code,
  );
});
