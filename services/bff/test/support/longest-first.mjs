import { statSync } from 'node:fs';

/** Folders by how long one of their files takes: a process is started, the application is loaded, the application is there. */
const FOLDERS = ['/test/processes/', '/test/isolated/', '/test/'];

/** Begins with the files that take longest, so that no worker is left alone with one in the end. Needs no earlier run for that. */
export default class LongestFirst {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = FOLDERS.findIndex((folder) => path.includes(folder));
      return rank < 0 ? FOLDERS.length : rank;
    };
    const ranked = tests.map((test) => ({ test, rank: rankOf(test), size: statSync(test.path).size }));
    return ranked.sort((a, b) => a.rank - b.rank || b.size - a.size).map(({ test }) => test);
  }

  /** For `--onlyFailures`, which asks for what an earlier run has left. */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
