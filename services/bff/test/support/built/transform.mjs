import { pathToFileURL } from 'node:url';

const SOURCES = new URL('../../../src/', import.meta.url).href;
const BUILT = new URL('../../../dist/', import.meta.url).href;

/** Packages are built already. */
function builtUrlOf(path) {
  const { href } = pathToFileURL(path);
  return href.startsWith(SOURCES) ? href.replace(SOURCES, BUILT).replace(/\.ts$/, '.js') : href;
}

/**
 * Replaces a module by one that exports the built module of the same name. Jest evaluates every module again for every
 * test file, which takes seconds for the whole application; built modules are evaluated once by each worker. They are
 * outside of the context of the test, so that what Jest mocks of timers, globals and packages does not reach them.
 * `mock.timers` of node:test does; tests that need more are in `test/isolated`.
 */
export default {
  async processAsync(_source, path) {
    const url = builtUrlOf(path);
    const names = Object.keys(await import(url));
    const exported = names.map((name) =>
      name === 'default' ? 'export default built.default;' : `export const ${name} = built.${name};`,
    );
    return { code: [`const built = await importBuilt('${url}');`, ...exported].join('\n') };
  },
};
