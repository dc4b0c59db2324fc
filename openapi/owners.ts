export interface Document {
  paths: Record<string, Record<string, { operationId: string; tags: [string]; requestBody?: unknown }>>;
  components: { schemas: Record<string, unknown> };
}

const REFERENCE = '#/components/schemas/';
/** Every page needs its answer, so what is in it is not to load with the requests of another tag. */
const EVERYWHERE = 'getUserInfo';
/** What no operation names travels in live events. */
const OTHERWISE = 'live-events';

/**
 * Says to which tag a schema or a type of an operation belongs: to the first whose requests or, failing that, whose answers reach
 * it. Tags are written as orval names its files.
 */
export function ownersOf({ paths, components: { schemas } }: Document): (name: string) => string {
  // Live events show whatever has changed, and would own most schemas.
  const operations = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .sort((a, b) => Number(fileOf(a.tags[0]) === OTHERWISE) - Number(fileOf(b.tags[0]) === OTHERWISE));
  const owners = new Map<string, string>();
  const claim = (tag: string, part: unknown): void => {
    for (const name of referencesIn(part)) {
      if (owners.has(name)) continue;
      owners.set(name, tag);
      claim(tag, schemas[name]);
    }
  };
  for (const operation of operations)
    if (operation.operationId === EVERYWHERE) claim(fileOf(operation.tags[0]), operation);
  for (const { tags, requestBody } of operations) claim(fileOf(tags[0]), requestBody);
  for (const operation of operations) claim(fileOf(operation.tags[0]), operation);

  return (name) => {
    const own = owners.get(name);
    if (own !== undefined) return own;
    const operation = operations.find(({ operationId }) =>
      name.toLowerCase().startsWith(operationId.toLowerCase()),
    );
    return operation === undefined ? OTHERWISE : fileOf(operation.tags[0]);
  };
}

function fileOf(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.replace(REFERENCE, '')] : referencesIn(value),
  );
}
