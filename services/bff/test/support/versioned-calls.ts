import { type Operation, operations, schemas } from './contract.js';
import { type Answer, type TestApi } from './test-api.js';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  examples?: unknown[];
  items?: Schema;
  minimum?: number;
  properties?: Record<string, Schema>;
}

export interface StoredRecord {
  /** What stands in its path, from the first parameter on; empty for what there is one of. */
  key: string | number;
  version: number;
}

const APPLIED = `SELECT max(applied_version)::text AS key, max(applied_version) AS version FROM parameter_change`;

/** Where the records of a noun are, by the path of one. */
const NOUNS: Readonly<Record<string, string>> = {
  '/api/account-requests/{id}': 'SELECT id AS key, version FROM account_request',
  // Not those whose sessions the tests use.
  '/api/accounts/{id}': `SELECT id AS key, version FROM account WHERE user_name NOT IN ('admin', 'approver', 'user')`,
  '/api/announcements/{id}': 'SELECT id AS key, version FROM announcement',
  '/api/applications/{id}': 'SELECT id AS key, version FROM application',
  '/api/authors/{id}': 'SELECT id AS key, version FROM author',
  '/api/certifications/{id}': 'SELECT id AS key, version FROM certification_record',
  '/api/channel-activities/{id}': 'SELECT id AS key, 1 AS version FROM channel_activity',
  '/api/channels/{id}': 'SELECT id AS key, version FROM channel',
  '/api/chat/messages/{id}': 'SELECT id AS key, version FROM chat_message',
  '/api/directory/{kind}/{id}': `SELECT 'projects/' || id AS key, version FROM project`,
  '/api/enquiries/{reference}': 'SELECT reference AS key, version FROM enquiry',
  '/api/library/items/{id}': 'SELECT id AS key, version FROM content_item',
  '/api/maintenance': `SELECT '' AS key, version FROM maintenance`,
  '/api/parameter-changes': APPLIED,
  '/api/parameter-changes/{id}': 'SELECT id AS key, version FROM parameter_change',
  '/api/parameter-versions/{version}': APPLIED,
  '/api/policies/{id}': 'SELECT id AS key, version FROM policy',
  '/api/quality-inspection-items/{id}': 'SELECT id AS key, version FROM quality_queue_item',
  '/api/quality-inspections/{id}': 'SELECT id AS key, version FROM quality_queue',
  '/api/rule-presets/{id}': 'SELECT id AS key, version FROM rule_preset',
  '/api/service-offers/{id}': 'SELECT id AS key, offer_version AS version FROM service_card',
  '/api/service-orders/{id}': 'SELECT id AS key, version FROM service_order',
  '/api/services/{id}': 'SELECT id AS key, version FROM service_card',
  '/api/studio': `SELECT '' AS key, version FROM studio`,
  '/api/studio/programmes/{id}': 'SELECT code AS key, version FROM studio_programme',
  '/api/testimonials/{id}': 'SELECT id AS key, version FROM testimonial',
  '/api/user/notification-preferences': `SELECT '' AS key, 1 AS version`,
  '/api/webhooks/{id}': 'SELECT id AS key, version FROM webhook',
};

/** What the first records of the demo accept, where the examples are refused. */
const FITTING: Readonly<Record<string, object>> = {
  editTestimonial: {
    texts: ['en-US', 'zh-CN', 'km-KH'].map((language) => ({ language, name: 'Dara', text: 'Again' })),
  },
  mergeAuthor: { into: 2 },
  setPolicyItems: { itemIds: [1, 2] },
  setRuleParameters: { parameters: { labels: ['Only here'] } },
};

const bodyOf = ({ requestBody }: Operation) =>
  (requestBody?.content['application/json'] as { schema: Schema } | undefined)?.schema;

/** The path of the record that the operation changes. The longest one is meant: a programme is no studio. */
const nounOf = ({ path }: Operation) =>
  Object.keys(NOUNS)
    .filter((noun) => path === noun || path.startsWith(`${noun}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** The operations that are told the version which was read, by the path of the record; by their own where it is not known. */
export const versioned: ReadonlyMap<string, Operation[]> = Map.groupBy(
  operations.filter((operation) => {
    const body = operation.method === 'GET' ? undefined : bodyOf(operation);
    return body !== undefined && 'version' in fieldsOf(body);
  }),
  (operation) => nounOf(operation) ?? operation.path,
);

/** Of the noun, the first ones. */
export async function recordsOf(api: TestApi, noun: string, limit: number): Promise<StoredRecord[]> {
  return await api.sql<StoredRecord & Record<string, unknown>>(`${NOUNS[noun]} ORDER BY key LIMIT $1`, [
    limit,
  ]);
}

/** Calls the operation for a record as the examples of the document do. */
export function callVersioned(
  api: TestApi,
  token: string,
  operation: Operation,
  { key, version }: StoredRecord,
): Promise<Answer> {
  const noun = nounOf(operation) ?? '';
  const at = noun.indexOf('{');
  const path = at === -1 ? operation.path : `${noun.slice(0, at)}${key}${operation.path.slice(noun.length)}`;
  const example = exampleOf(bodyOf(operation) ?? {}) as object;
  const body = { ...example, version, ...FITTING[operation.operationId] };
  return api.call(operation.method, path.replaceAll(/\{\w+\}/g, '1'), { token, body });
}

/** A body of the document's examples, by the name of its schema. */
export function exampleOfModel(name: string): object {
  return exampleOf({ $ref: name }) as object;
}

/** With the schemas to which references lead, and the first of several. */
function resolved(schema: Schema): Schema {
  const [first] = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
  if (schema.$ref !== undefined) return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema);
  return first ? { ...resolved(first), ...schema } : schema;
}

function fieldsOf(schema: Schema): Record<string, Schema> {
  return resolved(schema).properties ?? {};
}

function exampleOf(schema: Schema): unknown {
  const { examples, enum: values, items, minimum, properties } = resolved(schema);
  if (examples) return examples[0];
  if (values) return values[0];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleOf(field)]));
  return items ? [exampleOf(items)] : minimum;
}
