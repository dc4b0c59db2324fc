const isSet = (value: unknown) => String(value) !== '';

/** Returns the number of active filters. A filter that is not set is an empty text or list. */
export function countFilters(filters: object): number {
  return Object.values(filters).filter(isSet).length;
}

/** Returns the filters of a query: its fields that `unset` names, which is the query without any filter. */
export function filtersOf<Query extends object>(query: Query, unset: Partial<Query>): Partial<Query> {
  const fields = Object.keys(unset) as (keyof Query)[];
  return Object.fromEntries(fields.map((field) => [field, query[field]])) as Partial<Query>;
}

type Params<Query> = { [Field in keyof Query]?: Exclude<Query[Field], ''> };

/** Returns the request parameters of a query, without the filters that are not set. */
export function paramsOf<Query extends object>(query: Query): Params<Query> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => isSet(value))) as Params<Query>;
}
