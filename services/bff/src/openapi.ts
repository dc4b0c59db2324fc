import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { PRODUCT_FACTS } from './app.facts.js';
import { AppModule } from './app.module.js';
import { createServer } from './common/http/server.js';
import { Config } from './config/config.js';
import { describeApi } from './platform/openapi/describe-api.js';

/** Writes the OpenAPI document without a database: `node dist/openapi.js ../../openapi/openapi.json`. */
const [, , file] = process.argv;
if (file === undefined) throw new Error('Say where to write: node dist/openapi.js <file>');

const config = Config.parse({
  DATABASE_URL: 'postgres://nowhere/none',
  JWT_SECRET: 'stands in: describing the API signs nothing',
});
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), createServer(0), {
  preview: true,
  logger: false,
  // Otherwise Nest ends the process, and the logger that would say why is off.
  abortOnError: false,
});
writeFileSync(file, `${JSON.stringify(describeApi(app, PRODUCT_FACTS), null, 2)}\n`);
await app.close();
