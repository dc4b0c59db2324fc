import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { report, type Report } from '../steps/report.ts';

const BLOCK = /^```(\w+)\n([\s\S]*?)\n```$/gm;
const END_WITHIN_MS = 60_000;

interface Sample {
  language: string;
  file: string;
  program: string;
  /** What it prints when it works. */
  says: RegExp;
  /** Ends it, because it would go on for ever. */
  endless?: true;
}

const SAMPLES: Sample[] = [
  {
    language: 'sh',
    file: 'sample.sh',
    program: 'sh',
    says: /"name":"First steps"[\s\S]*"total":\d+[\s\S]*"items":\[\{[\s\S]*"html":[\s\S]*"created":[\s\S]*event: hello/,
    endless: true,
  },
  {
    language: 'js',
    file: 'sample.mjs',
    program: process.execPath,
    says: /2 of \d+\nChanged meanwhile: .+\n1 restored/,
  },
  { language: 'python', file: 'sample.py', program: 'python3', says: /2 of \d+\n40900 .+\n1 restored/ },
];

/** Runs the samples of the introduction as they stand in the document, against a running product. */
export async function checkSamples(document: string, directory: string, address: string): Promise<Report[]> {
  const { info } = JSON.parse(await readFile(document, 'utf8')) as { info: { description: string } };
  const blocks = [...info.description.matchAll(BLOCK)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  return Promise.all(
    SAMPLES.map(async (sample) => {
      const texts = blocks.filter(({ language }) => language === sample.language).map(({ text }) => text);
      const file = join(directory, sample.file);
      await writeFile(file, `${texts.join('\n')}\n`);
      return check(sample, file, address);
    }),
  );
}

async function check(
  { language, program, says, endless }: Sample,
  file: string,
  address: string,
): Promise<Report> {
  const child = spawn(program, [file], { env: { ...process.env, SALA: address }, detached: true });
  let output = '';
  const ending = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += String(error);
      resolve(null);
    });
    child.on('close', resolve);
  });
  // With its children: curl reads the stream for the shell.
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  const limit = setTimeout(end, END_WITHIN_MS);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (endless && says.test(output)) end();
    });
  }
  const code = await ending;
  clearTimeout(limit);
  if (says.test(output) && (endless || code === 0)) return report.passed();
  const missing = /ENOENT|curl: (command )?not found/.exec(output);
  if (missing) return report.skipped(`the samples in ${language}: a program is missing: ${output.trim()}`);
  return report.failed(`The samples of the introduction in ${language}:\n${output}`);
}
