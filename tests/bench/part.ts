import type { Table } from './table.ts';

/** What all parts of one run share. */
export interface Bench {
  /** The data of `npm start`, with the demo data. */
  dataDirectory: string;
}

/** A part of the bench, which can run alone. */
export interface Part {
  /** For `--only`, and of its section in the document. */
  name: string;
  title: string;
  /** How it is measured, in Markdown. */
  method: string;
  /** Where its section stands if it runs servers of its own and is no figure of docs/performance.md. */
  document?: `docs/operations/${string}.md`;
  measure(bench: Bench): Promise<Table>;
}
