import { STATUS_CODES } from 'node:http';
import { type OpenAPIObject } from '@nestjs/swagger';

type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

/** Moves responses shared by most operations into components and references them. */
export function withSharedResponses(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods) as object[])
    .filter((operation): operation is { responses: Responses } => 'responses' in operation);
  const answers = operations.flatMap(({ responses }) => Object.entries(responses).map(keyOf));
  const shared = new Map<string, string>();
  for (const [key, sharers] of Map.groupBy(answers, (answer) => answer)) {
    if (sharers.length > operations.length / 2) shared.set(key, nameOf(key));
  }

  const components: Responses = {};
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = shared.get(keyOf([status, response]));
      if (name === undefined) continue;
      components[name] = response;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return { ...document, components: { ...document.components, responses: components } };
}

function keyOf([status, response]: [string, object]): string {
  return `${status} ${JSON.stringify(response)}`;
}

function nameOf(key: string): string {
  const status = key.slice(0, key.indexOf(' '));
  return (STATUS_CODES[status] ?? status).replaceAll(/[^A-Za-z]/g, '');
}
