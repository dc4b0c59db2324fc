import type { ContentLineChange, ContentLinesDto } from '../../../api/generated/model';

/** So many lines that are the same stay in sight beside a change. */
const CONTEXT = 2;

export interface LineRun {
  change: ContentLineChange;
  lines: string[];
  /** Collapsed: lines that are the same, away from any change. */
  isFolded: boolean;
}

/** Cuts the parts without a change, so that what is long in them can be collapsed. */
export function foldLines(parts: ContentLinesDto[]): LineRun[] {
  return parts.flatMap(({ change, lines }, at): LineRun[] => {
    const begin = at === 0 ? 0 : CONTEXT;
    const end = lines.length - (at === parts.length - 1 ? 0 : CONTEXT);
    // One line takes no more space than what says that it is hidden.
    if (change !== 'kept' || end - begin < 2) return [{ change, lines, isFolded: false }];
    return [
      { change, lines: lines.slice(0, begin), isFolded: false },
      { change, lines: lines.slice(begin, end), isFolded: true },
      { change, lines: lines.slice(end), isFolded: false },
    ].filter((run) => run.lines.length > 0);
  });
}
