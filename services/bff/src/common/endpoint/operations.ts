import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { type ModulesContainer } from '@nestjs/core';
import { type OperationId } from '../auth/access.constants.js';
import { EndpointMetadata, type EndpointOptions } from './endpoint.metadata.js';

/** Where `ApiTags` keeps the groups of a controller. */
const TAGS_METADATA = 'swagger/apiUseTags';
/** Older clients read with POST, too. */
const READS = /^(get|list|stream)[A-Z]/;

export interface Operation {
  id: OperationId;
  summary: string;
  /** The name of its group. */
  tag: string;
  isRead: boolean;
}

/** Everything that the guard admits to, found as Nest finds it. */
export function operationsOf(modules: ModulesContainer): Operation[] {
  const controllers = [...modules.values()].flatMap(({ controllers: found }) => [...found.values()]);
  return controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prototype = metatype.prototype as Record<string, object>;
    const [tag = ''] = (Reflect.getMetadata(TAGS_METADATA, metatype) ?? []) as string[];
    return Object.getOwnPropertyNames(prototype).flatMap((key) => {
      const handler = prototype[key] ?? {};
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      const endpoint = Reflect.getMetadata(EndpointMetadata.KEY, handler) as EndpointOptions | undefined;
      if (method === undefined || endpoint === undefined) return [];
      const { id, summary } = endpoint;
      return [{ id, summary, tag, isRead: method === RequestMethod.GET || READS.test(id) }];
    });
  });
}
