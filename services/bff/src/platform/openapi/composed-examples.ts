import { type OpenAPIObject } from '@nestjs/swagger';

const JSON_TYPE = 'application/json';
const NAMED = '#/components/schemas/';

/** What a schema says, in OpenAPI 3.0 or 3.1. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  const?: unknown;
  enum?: unknown[];
  example?: unknown;
  examples?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
}

interface MediaType {
  schema?: Schema;
  example?: unknown;
}
interface Body {
  content?: Partial<Record<string, MediaType>>;
}
interface Operation {
  requestBody?: Body;
  responses?: Record<string, Body>;
  callbacks?: Record<string, Paths>;
}
type Paths = Record<string, Record<string, Operation>>;

/**
 * Gives each operation an example of its body and of its success, composed of the examples of their fields: whoever adds a field
 * has written it. It is a copy, so that it is valid in either form of the document.
 */
export function withComposedExamples(document: OpenAPIObject): OpenAPIObject {
  const { components, paths, webhooks } = document as unknown as {
    components: { schemas: Record<string, Schema> };
    paths: Paths;
    webhooks?: Paths;
  };
  const composer = new ExampleComposer(components.schemas);
  const inPaths = (described: Paths): Paths =>
    mapped(described, (methods) => mapped(methods, (operation) => inOperation(operation)));
  const inOperation = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.requestBody && { requestBody: inBody(operation.requestBody) }),
    ...(operation.responses && {
      responses: mapped(operation.responses, (body, status) =>
        status.startsWith('2') ? inBody(body) : body,
      ),
    }),
    ...(operation.callbacks && { callbacks: mapped(operation.callbacks, inPaths) }),
  });
  const inBody = (body: Body): Body => {
    const described = body.content?.[JSON_TYPE];
    if (described?.schema === undefined) return body;
    const example = composer.compose(described.schema);
    return { ...body, content: { ...body.content, [JSON_TYPE]: { ...described, example } } };
  };
  const described = { ...document, paths: inPaths(paths), ...(webhooks && { webhooks: inPaths(webhooks) }) };
  return described;
}

function mapped<Value, Result>(values: Record<string, Value>, change: (value: Value, key: string) => Result) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}

class ExampleComposer {
  private readonly known = new Map<string, unknown>();
  /** The names that contain what is being composed. */
  private readonly outer = new Set<string>();

  constructor(private readonly schemas: Record<string, Schema>) {}

  /** Undefined if the schema contains itself here. */
  compose(schema: Schema): unknown {
    const { $ref, example, examples, enum: values, const: only } = schema;
    if (example !== undefined) return example;
    if (examples !== undefined) return examples[0];
    if (only !== undefined) return only;
    if ($ref !== undefined) return this.named($ref.slice(NAMED.length));
    return values === undefined ? this.structured(schema) : values[0];
  }

  private named(name: string): unknown {
    if (this.known.has(name)) return this.known.get(name);
    if (this.outer.has(name)) return undefined;
    this.outer.add(name);
    const example = this.compose(this.schemas[name] ?? {});
    this.outer.delete(name);
    if (this.outer.size === 0) this.known.set(name, example);
    return example;
  }

  private structured({
    allOf,
    anyOf,
    oneOf,
    type,
    items,
    minItems = 0,
    properties,
    nullable,
  }: Schema): unknown {
    const [choice] = anyOf ?? oneOf ?? [];
    if (choice !== undefined) return this.compose(choice) ?? null;
    if (allOf !== undefined) return this.joined(allOf);
    if (items !== undefined) {
      return this.rows(items, Math.max(1, minItems));
    }
    if (properties !== undefined) {
      const fields = mapped(properties, (property) => this.compose(property));
      return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    }
    if (type === 'null' || nullable === true) return null;
    return type === 'object' ? {} : undefined;
  }

  /** Several have each another value of their first choice, as the series of a chart do. */
  private rows(items: Schema, count: number): unknown[] {
    const row = this.compose(items);
    if (row === undefined) return [];
    const choice = count === 1 ? undefined : this.firstChoice(items);
    return Array.from({ length: count }, (_, place) =>
      choice === undefined
        ? row
        : { ...(row as object), [choice.name]: choice.values[place % choice.values.length] },
    );
  }

  private firstChoice(items: Schema): { name: string; values: unknown[] } | undefined {
    for (const [name, property] of Object.entries(this.resolved(items).properties ?? {})) {
      const values = this.resolved(property.allOf?.[0] ?? property).enum;
      if (values !== undefined) return { name, values };
    }
    return undefined;
  }

  private resolved(schema: Schema): Schema {
    return this.schemas[schema.$ref?.slice(NAMED.length) ?? ''] ?? schema;
  }

  /** Objects are one. Anything else is a single schema that stands in `allOf` to be described. */
  private joined(parts: Schema[]): unknown {
    const examples = parts.map((part) => this.compose(part));
    const areObjects = examples.every(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    );
    return areObjects ? Object.assign({}, ...(examples as object[])) : examples[0];
  }
}
