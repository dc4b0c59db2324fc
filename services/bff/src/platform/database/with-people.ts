import { type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';

/** With the public fields of the accounts that these relations lead to, under the names of the relations. */
export function withPeople<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  ...relations: (keyof Row & string)[]
): SelectQueryBuilder<Row> {
  for (const person of relations)
    rows
      .leftJoin(`${rows.alias}.${person}`, person)
      .addSelect([`${person}.id`, `${person}.name`, `${person}.userName`]);
  return rows;
}
