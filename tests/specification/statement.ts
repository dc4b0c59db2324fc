/** A test that fails once the statement is false. */
export interface Proof {
  /** From the root. */
  file: string;
  /** As it stands in the source, also where it has placeholders. */
  title: string;
  /** Of a table of tests, a text that stands in the row. */
  row?: string;
}

export type Shown =
  | { state: 'held'; proofs: Proof[] }
  /** The product differs on purpose. */
  | { state: 'decided'; record: string; reason: string; proofs: Proof[] }
  /** It is not held yet. */
  | { state: 'open'; reason: string };

/** A sentence of the specification. */
export interface Statement {
  number: number;
  says: string;
  shown: Shown;
}

export interface Section {
  title: string;
  statements: Statement[];
}

/** How many statements the specification has. They are numbered from 1. */
export const STATEMENT_COUNT = 232;

export function held(number: number, says: string, ...proofs: Proof[]): Statement {
  return { number, says, shown: { state: 'held', proofs } };
}

/** @param record the path of the decision */
export function decided(
  number: number,
  says: string,
  record: string,
  reason: string,
  ...proofs: Proof[]
): Statement {
  return { number, says, shown: { state: 'decided', record, reason, proofs } };
}

export function open(number: number, says: string, reason: string): Statement {
  return { number, says, shown: { state: 'open', reason } };
}

const proofIn =
  (folder: string) =>
  (file: string, title: string, row?: string): Proof => ({ file: `${folder}/${file}.spec.ts`, title, row });

/** A unit test of the web. */
export const web = proofIn('web/src');
/** A unit test of the BFF. */
export const unit = proofIn('services/bff/src');
/** An HTTP test. */
export const http = proofIn('services/bff/test');
/** A journey in the browser. */
export const journey = proofIn('tests/e2e');

const SCREENS = 'tests/specification/screens.spec.ts';

/** A part of a page that needs a sign-in. */
export const part = (name: string): Proof => ({
  file: SCREENS,
  title: '${path} has each part that the specification names',
  row: name,
});
export const onLogin = (name: string): Proof => ({
  file: SCREENS,
  title: 'the login page has each part that the specification names',
  row: name,
});
export const onLanding = (name: string): Proof => ({
  file: SCREENS,
  title: 'the public page has each part that the specification names',
  row: name,
});
export const onScreens = (title: string): Proof => ({ file: SCREENS, title });
export const answer = (what: string): Proof =>
  http('requests/specified-answers', '%s is as the specification says', what);
export const quoted = (text: string): Proof => web('app/specification/texts', 'the product says “%s”', text);
