import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedBase } from '../build/api-base.ts';

const ENTRYPOINT = join(import.meta.dirname, '../../deploy/images/web/entrypoint/19-api-base.envsh');

/** What the image of the web does at its start. */
function atStart(value: string) {
  const script = `. "${ENTRYPOINT}"; printf '%s\\n' "$NGINX_API_SOURCE" "$NGINX_DOCUMENT_RULES" "$NGINX_SHELL_RULES"`;
  return spawnSync('sh', ['-c', script], {
    env: { ...process.env, VITE_API_BASE_URL: value },
    encoding: 'utf8',
  });
}

describe('the base URL of the API', () => {
  it.each(['https://api.sala.example', 'http://localhost:3001', 'http://[::1]:3001'])(
    'may be %s',
    (value) => {
      expect(checkedBase(value)).toBe(value);
      const [source, documents, shell] = atStart(value).stdout.split('\n');
      expect(source).toBe(` ${value}`);
      for (const rules of [documents, shell])
        expect(rules).toContain(`'<meta name="api-base" content="${value}" '`);
    },
  );

  it('may be missing: nothing is written', () => {
    expect(checkedBase('')).toBe('');
    expect(atStart('').stdout).toBe('\n\n\n');
  });

  it.each([
    'api.sala.example',
    'https://api.sala.example/',
    'https://api.sala.example/v1',
    'https://API.sala.example',
    'https://a@api.sala.example',
    'https://api.sala.example"><script>',
    "https://api.sala.example'; return 200;",
    'https://api.sala.example\nhttps://other.example',
    'ftp://api.sala.example',
    '*',
  ])('is refused in a sentence by the build and at the start: %s', (value) => {
    const sentence = `VITE_API_BASE_URL: is "${value}", must be an origin like https://api.sala.example`;
    expect(() => checkedBase(value)).toThrow(sentence);
    const { status, stderr, stdout } = atStart(value);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
