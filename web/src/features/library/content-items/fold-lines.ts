import type { ContentLineChange, ContentLinesDto } from '../../../api/generated/model';

/** So many lines that are the same stay in sight beside a change. */
const CONTEXT = 2;
/** What is longer is shown in parts: a browser needs seconds for many thousand lines. */
export const LONGEST_RUN = 500;

export interface LineRun {
  change: ContentLineChange;
  lines: string[];
  /** Collapsed: lines that are the same, away from any change, and what is too long to be shown at once. */
  isFolded: boolean;
}

/** Cuts the parts without a change, so that what is long in them can be collapsed. */
export function foldLines(parts: ContentLinesDto[]): LineRun[] {
  return parts.flatMap(({ change, lines }, at): LineRun[] => {
    const begin = at === 0 ? 0 : CONTEXT;
    const end = lines.length - (at === parts.length - 1 ? 0 : CONTEXT);
    if (change !== 'kept')
      return partsOf(lines).map((part, index) => ({ change, lines: part, isFolded: index > 0 }));
    // One line takes no more space than what says that it is hidden.
    if (end - begin < 2) return [{ change, lines, isFolded: false }];
    return [
      { change, lines: lines.slice(0, begin), isFolded: false },
      ...partsOf(lines.slice(begin, end)).map((part) => ({ change, lines: part, isFolded: true })),
      { change, lines: lines.slice(end), isFolded: false },
    ].filter((run) => run.lines.length > 0);
  });
}

function partsOf(lines: string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / LONGEST_RUN) }, (_, at) =>
    lines.slice(at * LONGEST_RUN, (at + 1) * LONGEST_RUN),
  );
}
