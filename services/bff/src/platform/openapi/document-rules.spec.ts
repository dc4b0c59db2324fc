import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { TOKEN_SCOPES } from '../../common/auth/scopes.constants.js';

interface Schema {
  enum?: unknown[];
  'x-enum-varnames'?: string[];
  properties?: Record<string, object>;
}
interface Operation {
  operationId: string;
  description: string;
  'x-access': string | string[];
  'x-required-scope': string | null;
  requestBody?: object;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const file = new URL('../../../../../openapi/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
const { schemas } = document.components;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Keywords whose value is data, not a schema. */
const DATA = new Set(['default', 'example', 'examples']);

/** Where schemas beside the named ones have a choice of values. */
function unnamedEnums(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'enum' in value && Array.isArray(value.enum) && !/^\/components\/schemas\/\w+$/.test(path);
  const inner = Object.entries(value).filter(([key]) => !DATA.has(key));
  return [
    ...(own ? [path] : []),
    ...inner.flatMap(([key, member]) => unnamedEnums(member, `${path}/${key}`)),
  ];
}

function reachableFrom(value: unknown, known = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (known.has(name)) continue;
    known.add(name);
    reachableFrom(schemas[name] ?? {}, known);
  }
  return known;
}

describe('the document, for generators of clients', () => {
  test('names every enum, and its values where they are no names', () => {
    expect(unnamedEnums({ paths: document.paths, components: document.components }, '')).toEqual([]);
    const isName = (value: unknown) => typeof value === 'string' && /^[A-Za-z]/.test(value);
    const nameless = Object.entries(schemas).filter(
      ([, { enum: values = [], 'x-enum-varnames': names }]) =>
        !values.every(
          (value) => isName(value) || (/^\d+(\*\d+)?$/.test(String(value)) && typeof value === 'string'),
        ) && names?.length !== values.length,
    );
    expect(nameless.map(([name]) => name)).toEqual([]);
  });

  test('has no default in a body: generators would make it required', () => {
    const bodies = reachableFrom(operations.map(({ requestBody }) => requestBody ?? {}));
    const withDefault = [...bodies].filter((name) =>
      Object.values(schemas[name]?.properties ?? {}).some((property) => 'default' in property),
    );
    expect(bodies.size).toBeGreaterThan(50);
    expect(withDefault).toEqual([]);
  });
});

describe('every operation in the document', () => {
  test('says who may call it, and which scope a personal access token needs', () => {
    for (const { operationId, description, ...operation } of operations) {
      const scope = operation['x-required-scope'];
      expect({ operationId, description }).toEqual({
        operationId,
        description: expect.stringContaining('**Access:** '),
      });
      if (scope === null) continue;
      expect(TOKEN_SCOPES).toContain(scope);
      expect(description).toContain(`\`${scope}\``);
      expect(operation['x-access']).not.toBe('public');
    }
  });
});
