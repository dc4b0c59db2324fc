/** Whether PostgreSQL refused a row because a unique index has its key (SQLSTATE 23505). */
export function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
