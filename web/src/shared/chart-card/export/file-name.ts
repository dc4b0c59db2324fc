/** Not allowed in file names by some system. */
const FORBIDDEN = /[<>:"/\\|?*]/g;

/** The name of the file of a card: its title and period, in the language of the reader. */
export function fileName(title: string, period: string, extension: 'csv' | 'png'): string {
  return `${`${title} ${period}`.replaceAll(FORBIDDEN, '-').trim()}.${extension}`;
}
