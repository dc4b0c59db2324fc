/** Replaces html2canvas, which @antv/g imports to export images of HTML shapes. We have none. */
export default function html2canvas(): never {
  throw new Error('Charts here hold no HTML shapes.');
}
