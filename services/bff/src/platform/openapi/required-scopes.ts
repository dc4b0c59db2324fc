import { type OpenAPIObject } from '@nestjs/swagger';
import { type OperationId } from '../../common/auth/access.constants.js';
import { requiredScope } from '../../common/auth/required-scope.js';
import { type OpenTo } from '../../common/auth/may-call.js';
import { isReadOperation } from '../../common/endpoint/operations.js';

interface Described {
  operationId: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  'x-access': OpenTo;
  /** What opens it when it is given to an account. */
  'x-grants'?: string[];
}

/** Says of each operation who may call it, and what a personal access token needs for it: by what the guard asks. */
export function withRequiredScopes(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods as Record<string, Described>).map(([method, operation]) => [
        method,
        withScope(method, operation),
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) as OpenAPIObject['paths'] };
}

function withScope(method: string, operation: Described) {
  const { operationId, description = '', tags: [tag = ''] = [] } = operation;
  const isRead = isReadOperation(method.toUpperCase(), operationId);
  const scope = requiredScope({ id: operationId as OperationId, tag, isRead });
  return {
    ...operation,
    description: `${description}\n\n${neededFor(operation, scope)}`,
    'x-required-scope': scope,
  };
}

function neededFor(
  { 'x-access': access, 'x-grants': grants = [], security = [] }: Described,
  scope: string | null,
): string {
  if (access === 'public') {
    const schemes = security.flatMap((names) => Object.keys(names));
    if (schemes.includes('channelKey')) return '**Access:** with the publishable key of a channel.';
    return `**Access:** everyone, without a token${schemes.length > 0 ? ' or with one' : ''}.`;
  }
  const who =
    access === 'signedIn'
      ? 'everyone who is signed in'
      : `the role ${access.map((role) => `\`${role}\``).join(' or ')}${givenIn(grants)}`;
  const token =
    scope === null
      ? 'No personal access token opens it, only a session does.'
      : `A personal access token needs the scope \`${scope}\`.`;
  return `**Access:** ${who}. ${token}`;
}

function givenIn(grants: readonly string[]): string {
  const names = grants.map((name) => `\`${name}\``);
  return names.length === 0 ? '' : `, or an account that was given ${names.join(' or ')}`;
}
