/** Limits of one table. Larger ones are refused, so that no file takes more than its share of time and memory. */
export const SHEET_LIMITS = {
  /** Below the header, without blank ones. */
  rows: 10_000,
  /** Rows in all: blank ones too, which a spreadsheet program writes for cells that have a format and no text. */
  lines: 50_000,
  /** Of a row; what stands further right is not kept. */
  columns: 50,
  /** Cells of a row that are read at all. */
  cells: 1_000,
  /** Characters of one cell. A longer text is cut, and then violates the rule of its column. */
  cell: 1_000,
  /** The same for a cell of the header, which is repeated with each error of its column. */
  headerCell: 100,
  /** Characters of one row as it is sent. */
  row: 100_000,
  /** Characters of all cells that are kept. */
  table: 2_000_000,
} as const;

/** What is read of a workbook before it is a table. */
export const WORKBOOK_LIMITS = {
  /** Files in the archive; a workbook has a dozen. */
  entries: 2_000,
  /** Unpacked bytes of a file in it. */
  contents: 1_000_000,
  strings: 20_000_000,
  sheet: 30_000_000,
  /** Sheets of a workbook. */
  sheets: 255,
  /** Texts that the cells share. */
  texts: 500_000,
  /** Elements inside each other; a workbook has ten. */
  depth: 64,
  /** Bytes from one tag to the next; a cell has 32,767 characters at most, each of six bytes where it is escaped. */
  betweenTags: 500_000,
} as const;

/** The most rows of a sheet that spreadsheet programs open, header included. */
export const XLSX_ROWS = 1_048_576;

/** What the process that reads a table may take. The largest ones that are read take a third of the time, and half of the memory. */
export const SHEET_WORK = {
  processorMs: 10_000,
  elapsedMs: 55_000,
  bytes: 256_000_000,
  heapMb: 128,
  /** It is sent the file. */
  readBytes: 0,
} as const;
