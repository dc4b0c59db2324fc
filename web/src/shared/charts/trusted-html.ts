/** A text, or one of the few tags that the chart's tooltip is made of, with harmless attributes. */
const PIECE =
  /^(?:[^<>]|<\/?(?:div|ul|li|span)(?:\s+(?:class|style|title|data-[a-z]+)=(?:"[^"<>]*"|'[^'<>]*'))*\s*>)*$/;

/** What is not made of these pieces alone is refused as a whole. */
export function harmless(html: string): string {
  return PIECE.test(html) ? html : '';
}

/**
 * The chart library writes its tooltip with innerHTML, which Trusted Types forbids. It names no policy of
 * its own, so it takes a default one; this one lives only where charts are, and lets only their markup pass.
 */
export function allowTooltipMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: harmless });
}
