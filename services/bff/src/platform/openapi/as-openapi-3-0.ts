import { type OpenAPIObject } from '@nestjs/swagger';
import { changed, type SchemaNode, withoutTypeOfNullable } from './schema-nodes.js';

/**
 * For generators that know no null of OpenAPI 3.1, and no webhooks: what may be null is `nullable`, and the messages to webhooks
 * are callbacks only. They know one media type of files.
 */
export function asOpenapi30(document: OpenAPIObject): OpenAPIObject {
  const { webhooks: _, ...rest } = changed(document, inOpenapi30) as OpenAPIObject & { webhooks?: unknown };
  const { name = '' } = rest.info.license ?? {};
  return { ...rest, info: { ...rest.info, license: { name } } };
}

function inOpenapi30(node: SchemaNode): SchemaNode {
  if (isContent(node.content)) return { ...node, content: Object.fromEntries(mediaTypesOf(node.content)) };
  return node.type === 'null' ? { ...node, type: 'object', nullable: true } : withoutTypeOfNullable(node);
}

type Content = Record<string, { schema?: { format?: string } }>;

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && Object.keys(value).every((key) => key.includes('/'));
}

/** Files of several types are one, and a script is text. */
function mediaTypesOf(content: Content) {
  return Object.entries(content).map(([mediaType, described]) => {
    const isFile = described.schema?.format === 'binary';
    const known = mediaType.replace('application/javascript', 'text/javascript');
    return [isFile ? 'application/octet-stream' : known, described] as const;
  });
}
