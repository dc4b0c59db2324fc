import { mock } from 'node:test';
import { TestEnvironment } from 'jest-environment-node';

const BUILT = new URL('../../../dist/', import.meta.url).href;
/** A table of the product, such as a review or the fields of a noun. */
const TABLE = /^[A-Z][A-Z0-9_]*$/;

/** Lets the modules that `transform.mjs` writes load built ones, from the module cache of Node. */
export default class BuiltModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.importBuilt = async (url) => {
      const built = await import(url);
      if (url.startsWith(BUILT)) freezeTables(built);
      return built;
    };
    this.fakeTimersModern.useFakeTimers = () => {
      throw new Error(
        'The application has the timers of Node here: mock them with mock.timers of node:test.',
      );
    };
  }

  /** What a file has left mocked would be so for the next file of this worker, too. */
  async teardown() {
    this.moduleMocker.restoreAllMocks();
    mock.timers.reset();
    await super.teardown();
  }
}

/** The next file of this worker has the same tables. Tests that need others are in `test/isolated`. */
function freezeTables(built) {
  for (const [name, value] of Object.entries(built)) if (TABLE.test(name)) freeze(value);
}

const frozen = new WeakSet();

function freeze(value) {
  if (!isPlain(value) || frozen.has(value)) return;
  frozen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function isPlain(value) {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}
