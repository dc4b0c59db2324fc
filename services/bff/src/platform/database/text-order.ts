/**
 * The order in which people look for texts, which the columns have that lists are sorted by: letters in either case and with accents
 * side by side, numbers by their value, then Khmer, then Chinese by its sounds. See record 0100.
 */
export const TEXT_ORDER = 'text_order';
