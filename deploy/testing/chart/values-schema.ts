import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report, type Report } from '../../../tests/steps/report.ts';
import { CHART, readText } from './chart.ts';

const VALUES_SCHEMA = join(CHART, 'values.schema.json');

interface ValuesSchema {
  properties: { organisation: unknown };
}

/**
 * The schema of the values contains that of the organisation, which codegen writes, without its patterns: files/forms.yaml has
 * them with sentences. With `update` it is put in.
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
  };
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (update) writeFileSync(VALUES_SCHEMA, text);
  return readText(VALUES_SCHEMA) === text
    ? report.passed()
    : report.failed('values.schema.json is not current: npm run test:deploy -- --update');
}

function withoutPatterns<Value>(schema: Value): Value {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'pattern' ? undefined : value)),
  ) as Value;
}
