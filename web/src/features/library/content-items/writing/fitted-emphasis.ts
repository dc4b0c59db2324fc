import { Fragment, type Mark, type Node } from 'prosemirror-model';

/** Marks that Markdown writes as asterisks or tildes. */
const WRITTEN_AROUND = ['strong', 'em', 'strike'];
const PUNCTUATION = /[\p{P}\p{S}]+/u;
const STARTS = new RegExp(`^${PUNCTUATION.source}`, 'u');
const ENDS = new RegExp(`${PUNCTUATION.source}$`, 'u');
const LETTER_FIRST = /^[^\s\p{P}\p{S}]/u;
const LETTER_LAST = /[^\s\p{P}\p{S}]$/u;

/**
 * A block whose emphasis Markdown can write: `**a.**b` is not bold, so that the dot is left out of it. What is read is the same but
 * for the weight of a dot.
 */
export function fittedEmphasis(block: Node): Node {
  if (!block.inlineContent) return block.copy(Fragment.from(block.children.map(fittedEmphasis)));
  const runs = block.children;
  return block.copy(Fragment.from(runs.flatMap((run, at) => fittedRun(run, runs[at - 1], runs[at + 1]))));
}

function fittedRun(run: Node, before: Node | undefined, after: Node | undefined): Node[] {
  const { text = '' } = run;
  if (text === '' || !run.marks.some(isWrittenAround)) return [run];
  const start =
    LETTER_LAST.test(before?.text ?? '') && endsAt(run, before) ? (STARTS.exec(text)?.[0].length ?? 0) : 0;
  const rest = text.slice(start);
  const end =
    LETTER_FIRST.test(after?.text ?? '') && endsAt(run, after) ? (ENDS.exec(rest)?.[0].length ?? 0) : 0;
  const plain = run.marks.filter((mark) => !isWrittenAround(mark));
  const part = (from: number, to: number, marks: readonly Mark[]) =>
    from === to ? [] : [run.type.schema.text(text.slice(from, to), marks)];
  const last = text.length - end;
  return [
    ...part(0, start, plain),
    ...part(start, Math.max(start, last), run.marks),
    ...part(last, text.length, plain),
  ];
}

const isWrittenAround = ({ type }: Mark) => WRITTEN_AROUND.includes(type.name);

/** Whether a mark of a run ends there. */
function endsAt(run: Node, other: Node | undefined): boolean {
  return run.marks.some((mark) => isWrittenAround(mark) && !mark.isInSet(other?.marks ?? []));
}
