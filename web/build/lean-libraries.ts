import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What stands in for a module, by the name that it is imported under and a part of the importer's path. */
const standIns: { importer: string; source: string; standIn: string }[] = [
  // Our transport tells how much of an upload is sent, which only XMLHttpRequest does: axios never gets to use fetch.
  {
    importer: '/axios/lib/adapters/',
    source: './fetch.js',
    standIn: `${import.meta.dirname}/stand-ins/no-fetch-adapter.ts`,
  },
  // For a bundler the package only names the build that warns developers.
  {
    importer: '/react-router-dom/',
    source: 'react-router',
    standIn: fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production'),
  },
];

/** Keeps what never runs here out of the libraries: 4 kB of the 150 that login may have. */
export function leanLibraries(): Plugin {
  return {
    name: 'sala-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const found = standIns.find(
        (entry) => entry.source === source && importer?.includes(entry.importer) === true,
      );
      return found === undefined ? null : found.standIn;
    },
  };
}
