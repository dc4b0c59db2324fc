/** Whether PostgreSQL refused to delete a row because others name it (SQLSTATE 23503). */
export function isReferenced(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23503';
}
