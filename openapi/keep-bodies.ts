interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  [member: string]: unknown;
}
interface Schema {
  oneOf?: Schema[];
  [keyword: string]: unknown;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: unknown };
}

const JSON_TYPE = 'application/json';

/**
 * Leaves of the document what the zod schemas of the forms are made from: the operations with a JSON body. Descriptions
 * would otherwise be sent to the browser. Of a body that may also be wrapped (`Wrappable`), the web sends the first
 * form.
 */
export function keepBodies<Given>(given: Given): Given {
  const { paths, components, ...rest } = given as Document;
  const kept = Object.entries(paths).map(([path, operations]) => {
    const withBody = Object.entries(operations).flatMap(([method, operation]) => {
      const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
      const requestBody = schema && bodyOf(schema);
      return requestBody === undefined ? [] : [[method, { ...operation, requestBody }] as const];
    });
    return [path, withBody] as const;
  });
  return {
    ...rest,
    paths: Object.fromEntries(
      kept
        .filter(([, operations]) => operations.length > 0)
        .map(([path, operations]) => [path, Object.fromEntries(operations)]),
    ),
    components: { ...components, schemas: withoutDescriptions(components.schemas) },
  } as Given;
}

function bodyOf(schema: Schema) {
  return { required: true, content: { [JSON_TYPE]: { schema: schema.oneOf?.[0] ?? schema } } };
}

/** A property may itself be called so: then it is no text. */
function withoutDescriptions(schemas: unknown): unknown {
  if (typeof schemas !== 'object' || schemas === null) return schemas;
  if (Array.isArray(schemas)) return schemas.map(withoutDescriptions);
  const members = Object.entries(schemas).filter(
    ([name, value]) => name !== 'description' || typeof value !== 'string',
  );
  return Object.fromEntries(members.map(([name, value]) => [name, withoutDescriptions(value)]));
}
