import { posix } from 'node:path';
import { brokenSheet } from './sheet.js';
import { WORKBOOK_LIMITS } from './sheet-limits.js';
import { readXml } from './read-xml.js';
import { type Archive } from './zip-archive.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Of writers that name no relation. */
const STRINGS = 'xl/sharedStrings.xml';

/** Which parts of a workbook hold what. */
export interface WorkbookParts {
  sheets: { name: string; path: string; isHidden: boolean }[];
  strings: string | undefined;
  styles: string | undefined;
  /** Whether its days are counted from 1904, as by Excel for Macintosh. */
  from1904: boolean;
}

interface Relation {
  type: string;
  path: string;
}

export async function workbookParts(archive: Archive): Promise<WorkbookParts> {
  const relations = await relationsOf(archive);
  const pathOf = (type: string) => [...relations.values()].find((one) => one.type === type)?.path;
  const sheets: WorkbookParts['sheets'] = [];
  let from1904 = false;
  await readXml(archive, WORKBOOK, WORKBOOK_LIMITS.contents, {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const relation = relations.get(attributes['r:id'] ?? '');
      // Charts have sheets of their own, without cells.
      if (relation && relation.type !== 'chartsheet')
        sheets.push({
          name: attributes.name ?? '',
          path: relation.path,
          isHidden: isHidden(attributes.state),
        });
      if (sheets.length > WORKBOOK_LIMITS.sheets) throw brokenSheet('workbook');
    },
  });
  const strings = pathOf('sharedStrings') ?? (archive.has(STRINGS) ? STRINGS : undefined);
  return { sheets, strings, styles: pathOf('styles'), from1904 };
}

/** By their ids. The last word of a type tells them apart, in the strict variant of the format too. */
async function relationsOf(archive: Archive): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readXml(archive, RELATIONS, WORKBOOK_LIMITS.contents, {
    open: ({ name, attributes: { Id: id, Type: type = '', Target: target } }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      const path = posix.resolve('/xl', target).slice(1);
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return relations;
}

function isHidden(state: string | undefined): boolean {
  return state !== undefined && state !== 'visible';
}
