import { format, getFormatFromId, getFormatInfo } from 'numfmt';
import { readXml } from './read-xml.js';
import { WORKBOOK_LIMITS } from './sheet-limits.js';
import { shownSerial } from './sheet-time.js';
import { type Archive } from './zip-archive.js';

/** Days from the start of serial numbers to 1904-01-01. */
const DAYS_TO_1904 = 1_462;
/** Fills up with zeros, as codes and phone numbers do. */
const FILLED = /0[^0.,]*0/;
const WHOLE = /^\d{1,15}$/;

/** How a style shows numbers. */
type Kind = 'date' | 'datetime' | 'filled' | 'plain' | 'time';

interface NumberStyle {
  code: string;
  kind: Kind;
}

/** Turns the numbers of cells into what they show, as far as other tables would write it so. */
export class NumberStyles {
  constructor(
    private readonly styles: NumberStyle[],
    private readonly from1904: boolean,
  ) {}

  shown(digits: string, style: string | undefined): string {
    const found = this.styles[Number(style ?? 0)];
    const number = Number(digits);
    if (!found || digits.trim() === '' || !Number.isFinite(number)) return digits;
    const { code, kind } = found;
    if (kind === 'filled') return WHOLE.test(digits) ? format(code, number) : digits;
    if (kind === 'time') return format(code, number);
    if (kind === 'plain') return digits;
    return shownSerial(this.from1904 ? number + DAYS_TO_1904 : number, kind === 'datetime') ?? digits;
  }
}

export async function numberStylesOf(
  archive: Archive,
  path: string | undefined,
  from1904: boolean,
): Promise<NumberStyles> {
  const codes = new Map<string, string>();
  const styles: NumberStyle[] = [];
  let isOfCells = false;
  if (path !== undefined && archive.has(path))
    await readXml(archive, path, WORKBOOK_LIMITS.strings, {
      open: ({ name, attributes: { numFmtId = '0', formatCode = '' } }) => {
        if (name === 'numFmt') codes.set(numFmtId, formatCode);
        if (name === 'cellXfs') isOfCells = true;
        if (name !== 'xf' || !isOfCells) return;
        const code = codes.get(numFmtId) ?? getFormatFromId(Number(numFmtId));
        styles.push({ code, kind: kindOf(code) });
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false;
      },
    });
  return new NumberStyles(styles, from1904);
}

function kindOf(code: string): Kind {
  try {
    const { type } = getFormatInfo(code);
    if (type === 'date' || type === 'datetime' || type === 'time') return type;
    return type === 'number' && FILLED.test(code) ? 'filled' : 'plain';
  } catch {
    // Programs write formats that others do not know.
    return 'plain';
  }
}
