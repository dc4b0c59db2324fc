import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { requestStep } from './request-step.js';

const first = requestStep({ name: 'first', after: [] }, (server, header: string) => {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('order', header);
    done();
  });
});
const second = requestStep({ name: 'second', after: ['first'] }, (server) => {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('order', `${String(reply.getHeader('order'))}, second`);
    done();
  });
});

test('steps run for all routes, in the order in which they are registered', async () => {
  const server = fastify();
  await first(server, 'first');
  await second(server);
  server.get('/', () => ({}));
  expect((await server.inject('/')).headers).toMatchObject({ order: 'first, second' });
});

test('a step that is registered too early ends the start, and names what is missing', async () => {
  const server = fastify();
  await expect(second(server)).rejects.toThrow(/'first' of plugin 'second'/);
});
