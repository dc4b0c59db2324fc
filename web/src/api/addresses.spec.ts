import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const document = JSON.parse(readFileSync(join(WEB, '../openapi/openapi.json'), 'utf8')) as { paths: object };
const paths = Object.keys(document.paths);

/** Hand-written sources without tests: the generated client is correct by construction. */
function sourceFiles(): string[] {
  const folders = ['src', 'landing', 'build', 'public'];
  return folders.flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.spec\.ts$|^api\/generated\//.test(file))
      .map((file) => join(folder, file)),
  );
}

/** Addresses that appear as text in a file. A template represents every address that it can produce. */
function addressesIn(file: string): string[] {
  const found = readFileSync(join(WEB, file), 'utf8').matchAll(/['"`](\/api\/[^'"`?]*)/g);
  return [...found].map(([, address = '']) => address);
}

describe('the API addresses in the code', () => {
  const written = sourceFiles().flatMap((file) => addressesIn(file).map((address) => ({ file, address })));

  it('are found', () => {
    expect(written.map(({ address }) => address)).toContain('/api/events');
  });

  it.each(written)('$file: $address is in the contract', ({ address }) => {
    const pattern = new RegExp(`^${address.replaceAll(/\$\{\w+\}/g, '[^/]+')}$`);
    expect(paths.filter((path) => pattern.test(path))).not.toEqual([]);
  });
});
