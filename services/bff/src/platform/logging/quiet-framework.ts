import { type Logger } from 'nestjs-pino';

/** What Nest logs at each start: one line for each module, controller and route. */
const OF_THE_FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** The same logger, where the framework's own reports are of the level `debug`. Its warnings and errors stay. */
export function quietFramework(logger: Logger): Logger {
  return new Proxy(logger, {
    get(target, name, receiver) {
      if (name !== 'log') return Reflect.get(target, name, receiver) as unknown;
      return (message: unknown, ...rest: unknown[]) => {
        const context = rest.at(-1);
        const isOurs = typeof context !== 'string' || !OF_THE_FRAMEWORK.has(context);
        if (isOurs) target.log(message, ...rest);
        else target.debug(message, ...rest);
      };
    },
  });
}
