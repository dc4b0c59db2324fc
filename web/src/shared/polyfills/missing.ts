/**
 * The web is compiled against ES2022, which every browser of .browserslistrc has, and against what is declared here.
 * So anything newer does not compile until its polyfill and its type are added.
 */
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/url/can-parse';

declare global {
  interface Array<T> {
    toSorted: (compare?: (one: T, other: T) => number) => T[];
    toSpliced: (start: number, deleted?: number, ...added: T[]) => T[];
    with: (index: number, value: T) => T[];

    // Newer than ES2022, and yet in every browser of the baseline.
    findLast: (isFound: (item: T, index: number) => unknown) => T | undefined;
    findLastIndex: (isFound: (item: T, index: number) => unknown) => number;
  }
  interface ReadonlyArray<T> {
    toSorted: T[]['toSorted'];
    toSpliced: T[]['toSpliced'];
    with: T[]['with'];
    findLast: T[]['findLast'];
    findLastIndex: T[]['findLastIndex'];
  }
  interface PromiseConstructor {
    withResolvers: <T>() => {
      promise: Promise<T>;
      resolve: (value: T | PromiseLike<T>) => void;
      reject: (reason?: unknown) => void;
    };
  }
}
