import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import { type OperationId } from '../auth/access.constants.js';
import { type GroupName } from '../auth/tags.constants.js';
import { EndpointMetadata, type EndpointOptions } from './endpoint.metadata.js';

/** Where `ApiTags` keeps the groups of a controller. */
const TAGS_METADATA = 'swagger/apiUseTags';
/** Older clients read with POST, too. */
const READS = /^(get|list|stream)[A-Z]/;

export interface Operation {
  id: OperationId;
  summary: string;
  /** The name of its group. */
  tag: GroupName;
  /** Method and path, as the document writes them. */
  address: string;
  isRead: boolean;
}

/** Everything that the guard admits to, found as Nest finds it. */
export function operationsOf(modules: ModulesContainer): Operation[] {
  const controllers = [...modules.values()].flatMap(({ controllers: found }) => [...found.values()]);
  return controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prototype = metatype.prototype as Record<string, object>;
    const tags = (Reflect.getMetadata(TAGS_METADATA, metatype) ?? []) as GroupName[];
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((key) => {
      const handler = prototype[key] ?? {};
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      const endpoint = Reflect.getMetadata(EndpointMetadata.KEY, handler) as EndpointOptions | undefined;
      const [tag] = tags;
      if (method === undefined || endpoint === undefined || tag === undefined) return [];
      const { id, summary } = endpoint;
      const address = `${RequestMethod[method]} ${pathOf(metatype, handler)}`;
      return [{ id, summary, tag, address, isRead: isReadOperation(RequestMethod[method], id) }];
    });
  });
}

export function isReadOperation(method: string, id: string): boolean {
  return method === 'GET' || READS.test(id);
}

function pathOf(controller: object, handler: object): string {
  const parts = [controller, handler].flatMap((part) =>
    (Reflect.getMetadata(PATH_METADATA, part) as string).split('/').filter((name) => name !== ''),
  );
  return `/${parts.map((name) => name.replace(/^:(.+)$/, '{$1}')).join('/')}`;
}
