import { TestEnvironment } from 'jest-environment-node';

/** Lets the modules that `transform.mjs` writes load built ones, from the module cache of Node. */
export default class BuiltModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.importBuilt = (url) => import(url);
    this.fakeTimersModern.useFakeTimers = () => {
      throw new Error(
        'The application has the timers of Node here: mock them with mock.timers of node:test.',
      );
    };
  }
}
