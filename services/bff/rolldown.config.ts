import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

/** The modules that build/compile.ts has made, and the bundle of them that a deployment runs. */
const MODULES = 'dist';
const BUNDLE = 'dist/bundle';

/** Packages that read files of their own: a native library, and the pages of Swagger UI. */
const OUTSIDE = /^(sharp|swagger-ui-dist)(\/|$)/;
/** Parts of Nest and Fastify that are not installed, because nothing uses them. */
const NOT_INSTALLED = /^@(nestjs\/(microservices|websockets|platform-express)|fastify\/view)(\/|$)/;
/** What packages load and the product never uses: the other databases of TypeORM, the telephone numbers of class-validator. */
const UNUSED =
  /\/(typeorm\/driver\/(?!postgres\/|types\/)[^/]+\/|class-validator\/cjs\/.*\/IsPhoneNumber\.js$)/;
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENCE = /^(licen[cs]e|copying|notice)/i;
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/** Replaces unused code by an empty module: all code of the bundle costs memory, and time at each start. */
const leaveOut: Plugin = {
  name: 'leave-out',
  load: { filter: { id: UNUSED }, handler: () => ({ code: 'module.exports = {};', moduleType: 'js' }) },
};

/**
 * Lets the bundler see what an ECMAScript module requires. Otherwise it would load a second copy of the package at run time,
 * with classes of its own.
 */
const followRequire: Plugin = {
  name: 'follow-require',
  transform: { filter: { code: OWN_REQUIRE }, handler: (code) => code.replace(OWN_REQUIRE, '') },
};

/**
 * Asks for the module of Node by a call. An import of it reads all of its exports, one of which loads the whole of undici,
 * which nothing here uses.
 */
const httpByCall: Plugin = {
  name: 'http-by-call',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => '\0http' },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => ({ code: "module.exports = process.getBuiltinModule('node:http');", moduleType: 'js' }),
  },
};

/** Puts the school that a deployment has by default beside the code that reads it. */
const organisation: Plugin = {
  name: 'organisation',
  generateBundle() {
    const source = readFileSync(`${MODULES}/config/organisation/organisation.yaml`);
    this.emitFile({ type: 'asset', fileName: 'organisation.yaml', source });
  },
};

/** Adds the licences of the packages in the bundle, which ask for it. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    const found = [...this.getModuleIds()].flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
    const texts = [...new Set(found)].sort().map((folder) => {
      const files = readdirSync(folder).filter((name) => LICENCE.test(name));
      const own = files.map((name) => readFileSync(join(folder, name), 'utf8').trim());
      return [PACKAGE.exec(folder)?.[1], ...own].join('\n\n');
    });
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n---\n\n') });
  },
};

/** What is decided here, and why: docs/decisions/0036-memory-and-start.md. */
export default defineConfig({
  platform: 'node',
  input: {
    sala: `${MODULES}/sala.js`,
    bootstrap: `${MODULES}/bootstrap.js`,
    // Each runs in a process of its own, and is found beside what starts it.
    ...Object.fromEntries(
      globSync(`${MODULES}/**/*-program.js`, { exclude: [`${BUNDLE}/**`] }).map((path) => [
        basename(path, '.js'),
        path,
      ]),
    ),
  },
  external: [OUTSIDE, NOT_INSTALLED],
  plugins: [leaveOut, followRequire, httpByCall, organisation, licences],
  output: {
    dir: BUNDLE,
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // TypeORM, Nest and the OpenAPI document name tables, providers and schemas by classes.
    keepNames: true,
    // V8 holds a source with any other character at two bytes for each.
    charset: 'ascii',
    comments: false,
  },
  onLog(level, log, report) {
    if (level === 'warn') throw new Error(log.message);
    report(level, log);
  },
});
