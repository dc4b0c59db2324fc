/** Wherever a body is shown, a heading of the third rank is above it. Those of the server begin at the second one. */
const RANKS_BELOW = 2;
const LOWEST_RANK = 6;
/** Nothing else looks like one: the server escapes the brackets of texts. */
const HEADING_TAG = /<(\/?)h([2-6])>/g;

/** Continues the outline of the page with the headings of a body. */
export function belowHeading(html: string): string {
  return html.replaceAll(
    HEADING_TAG,
    (_tag, slash: string, rank: string) => `<${slash}h${Math.min(Number(rank) + RANKS_BELOW, LOWEST_RANK)}>`,
  );
}
