import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { report, type Report } from '../../../tests/steps/report.ts';
import { CHART, readText } from './chart.ts';

const VALUES_SCHEMA = join(CHART, 'values.schema.json');
/** Kubernetes needs none of them, so `null` may take a default of theirs away. */
const REMOVABLE = ['resources', 'amounts'];

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface ValuesSchema extends Schema {
  properties: Record<string, Schema>;
  definitions: Record<string, Schema>;
}

/**
 * The schema of the values contains that of the organisation, which codegen writes, without its patterns: files/forms.yaml has
 * them with sentences. What has a default is required, because Helm takes the default away where a value is `null`. With
 * `update` both are put in.
 */
export function checkValuesSchema({ update }: { update: boolean }): Report {
  const organisation = JSON.parse(readText(join(CHART, 'files/organisation.schema.json'))) as {
    $schema?: string;
  };
  delete organisation.$schema;
  const schema = JSON.parse(readText(VALUES_SCHEMA)) as ValuesSchema;
  schema.properties.organisation = {
    type: 'object',
    if: { minProperties: 1 },
    then: withoutPatterns(organisation),
  } as Schema;
  requireDefaults(schema, parse(readText(join(CHART, 'values.yaml'))));
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (update) writeFileSync(VALUES_SCHEMA, text);
  return readText(VALUES_SCHEMA) === text
    ? report.passed()
    : report.failed('values.schema.json is not current: npm run test:deploy -- --update');
}

/** An empty default is the same as none. A definition that stands in several places requires what all of them have. */
function requireDefaults(whole: ValuesSchema, standards: unknown): void {
  const removable = new Set(REMOVABLE.map((name) => whole.definitions[name]));
  const required = new Map<Schema, string[]>();
  const visit = (reference: Schema, standard: unknown): void => {
    const name = reference.$ref?.split('/').at(-1);
    const schema = name === undefined ? reference : whole.definitions[name];
    if (schema?.properties === undefined || !isMap(standard) || removable.has(schema)) return;
    const there = Object.keys(standard).filter((key) => !isEmpty(standard[key]));
    required.set(
      schema,
      (required.get(schema) ?? there).filter((key) => there.includes(key)),
    );
    for (const [key, inner] of Object.entries(schema.properties)) visit(inner, standard[key]);
  };
  visit(whole, standards);
  for (const [schema, keys] of required) if (keys.length > 0) schema.required = keys;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

function withoutPatterns<Value>(schema: Value): Value {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'pattern' ? undefined : value)),
  ) as Value;
}
