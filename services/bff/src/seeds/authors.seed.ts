import { type EntityManager } from 'typeorm';
import { Author } from '../content/authors/author.entity.js';

const NAMES = [
  'Srey Leak',
  '林小雨',
  'Anna Keller',
  'Vann Piseth',
  '陈思远',
  'Chea Sophy',
  'Tom Okafor',
  '周一帆',
  'Ros Bopha',
  'Lucía Moreno',
  'Kim Sovann',
  '何家宁',
];

export async function seedAuthors(manager: EntityManager): Promise<void> {
  await manager.insert(
    Author,
    NAMES.map((name, index) => ({ id: index + 1, name })),
  );
  await manager.query(`SELECT setval(pg_get_serial_sequence('author', 'id'), max(id)) FROM author`);
}
