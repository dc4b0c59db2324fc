/** Stands in for html2canvas, which @antv/g imports to export pictures of HTML shapes; we have none. */
export default function html2canvas(): never {
  throw new Error('Charts here hold no HTML shapes.');
}
