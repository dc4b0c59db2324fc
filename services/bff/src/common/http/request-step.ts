import { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface Place {
  name: string;
  /** The names of the steps that must be registered before this one. */
  after: readonly string[];
}

/**
 * A part of the path of every request, as a plugin that names what it comes after. Hooks run in the order in which they are
 * registered, so a start in another order fails and names both steps.
 */
export function requestStep<Given extends unknown[]>(
  { name, after }: Place,
  register: (server: FastifyInstance, ...given: Given) => void | Promise<void>,
): (server: FastifyInstance, ...given: Given) => Promise<void> {
  return async (server, ...given) => {
    const plugin = async (instance: FastifyInstance) => {
      await register(instance, ...given);
    };
    await server.register(fastifyPlugin(plugin, { name, dependencies: [...after] }));
  };
}
