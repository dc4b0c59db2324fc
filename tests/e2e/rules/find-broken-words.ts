import type { Page } from '@playwright/test';
import { TOPMOST } from './topmost.ts';

/**
 * Runs in the page. Words of Latin letters that are broken between two letters, although the page is more than wide enough
 * for them: something beside the text takes its room, such as an icon, a tag, actions or another column. Parts of addresses
 * may break.
 */
const FIND_BROKEN = `(() => {
  const WORD = /(?<![^\\s(])\\p{Script=Latin}{3,16}(?![^\\s,.:;?!)])/gu;
  /** Part of the width of the page that a word has to fit into. */
  const ROOM = 0.5;
  const room = document.documentElement.clientWidth * ROOM;
  const range = document.createRange();
  const isSeen = (element) => element.checkVisibility() && !element.closest('svg, code, pre, .visually-hidden, [aria-hidden=true]');
  const linesOf = (node, start, end) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const brokenIn = (node) =>
    [...node.data.matchAll(WORD)]
      .filter(({ 0: word, index }) => {
        const lines = linesOf(node, index, index + word.length);
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        return isBroken && lines.reduce((sum, { width }) => sum + width, 0) <= room;
      })
      .map(([word]) => word);
  const texts = document.createTreeWalker(${TOPMOST}, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === '' || !isSeen(element)) continue;
    for (const word of brokenIn(node)) found.push(element.localName + ' ' + word);
  }
  return found;
})()`;

/** @returns the words of the page, or of the dialog over it, that are broken without need */
export function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_BROKEN);
}
