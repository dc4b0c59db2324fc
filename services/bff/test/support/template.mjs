import pg from 'pg';

/** A server where tests may create and drop databases. `npm test` starts it and sets this variable. */
export function serverUrl() {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run these tests with `npm test -- --only bff`.');
  return url;
}

/** @param {string} name */
export function databaseUrl(name) {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.toString();
}

/** @param {...string} statements */
export function onServer(...statements) {
  return run(serverUrl(), statements);
}

/** @param {...string} statements */
export function onTemplate(...statements) {
  return run(databaseUrl(templateName()), statements);
}

/**
 * @param {string} connectionString
 * @param {string[]} statements
 */
async function run(connectionString, statements) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Whether whoever started the server has made the template. */
export function hasTemplate() {
  return process.env['SALA_TEST_TEMPLATE'] !== undefined;
}

/** Migrated and seeded once per run, unless the server had one. Several runs may share the server. */
export function templateName() {
  return (process.env['SALA_TEST_TEMPLATE'] ??= ownTemplateName());
}

/** Of the run that makes one, in its first process. */
export function ownTemplateName() {
  return `sala_test_template_${process.pid}`;
}
