const BLANKS = /[ \t\n\v\f\r\u1680\u2028\u2029]+/g;

/**
 * What labels are compared by, and the names that imports find records and columns by. They are one whatever their case, width,
 * composition of letters, unseen characters and blanks, and whichever of the two letters was typed that are the same below another
 * in Khmer. `label_key` is the same for SQL.
 */
export function labelKey(label: string): string {
  return label
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u17D2\u178F', '\u17D2\u178A')
    .replaceAll(BLANKS, ' ')
    .trim()
    .toLowerCase();
}
