import { type Type } from '@nestjs/common';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';

/** An address that is no operation of a controller, as the document describes it. */
export interface DescribedRoute {
  path: string;
  method: 'get' | 'post';
  /** The models that it names. */
  models: readonly Type[];
  body?: { model: Type; description: string };
  operation: { operationId: string; responses: Record<number, object> } & Record<string, unknown>;
}

export function describeRoutes(document: OpenAPIObject, routes: readonly DescribedRoute[]): void {
  for (const { path, method, body, operation } of routes) {
    const requestBody = body && {
      required: true,
      description: body.description,
      content: { 'application/json': { schema: { $ref: getSchemaPath(body.model) } } },
    };
    const described = { ...operation, 'x-access': 'public', ...(requestBody ? { requestBody } : {}) };
    document.paths[path] = { ...document.paths[path], [method]: described };
  }
}
