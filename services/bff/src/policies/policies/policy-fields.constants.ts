import { ROW_ID } from '../../common/fields/row-id.constants.js';
import {
  CONTENT_TYPES,
  FILTER_TYPES,
  POLICY_COUNT,
  POLICY_NAME,
  POLICY_NUMBER,
  POLICY_STATUSES,
  POLICY_VERSION,
} from './policies.constants.js';

/** The type of a column and its limits. */
type Content =
  | { kind: 'integer'; limits: { minimum: number; maximum: number } }
  | { kind: 'text'; limits: { maxLength: number; pattern: RegExp; form: string } }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'time' };

/** How a column is searched. A text search uses its lowercase copy, the column `search_…`. */
export type FilterMode = 'digits' | 'part' | 'equal' | 'days';

/** One column of policies and how it is used. */
export type PolicyFieldSpec = Content & {
  column: string;
  /** Rows can be filtered by it. */
  filter?: FilterMode;
  /** Rows can be sorted by it. */
  sortable?: true;
  /** Specified when a policy is created or edited. */
  editable?: true;
  /** Stored in the history, and restored when an operation is undone. */
  audited?: true;
  /** A column of the list, of downloads and of imports. */
  inSheets?: true;
  /** `policy_tally` stores the number of policies per choice. */
  tallied?: true;
  /** SQL for the default value of a new policy. Without it, the field is required in an import. */
  default?: string;
};

/**
 * Every column of a policy, in display order. Writes, conditions, sort keys, history, undo, sheets and the
 * columns of saved views are derived from it.
 */
export const POLICY_FIELDS = {
  id: { column: 'id', kind: 'integer', limits: ROW_ID },
  number: {
    column: 'number',
    kind: 'integer',
    limits: POLICY_NUMBER,
    filter: 'digits',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    default: 'next_policy_number()',
  },
  name: {
    column: 'name',
    kind: 'text',
    limits: POLICY_NAME,
    filter: 'part',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
  },
  contentType: {
    column: 'content_type',
    kind: 'choice',
    choices: CONTENT_TYPES,
    filter: 'equal',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    tallied: true,
  },
  count: {
    column: 'count',
    kind: 'integer',
    limits: POLICY_COUNT,
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
  },
  filterType: {
    column: 'filter_type',
    kind: 'choice',
    choices: FILTER_TYPES,
    filter: 'equal',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    tallied: true,
  },
  createdTime: {
    column: 'created_time',
    kind: 'time',
    filter: 'days',
    sortable: true,
    audited: true,
    inSheets: true,
    default: `date_trunc('second', now())`,
  },
  status: {
    column: 'status',
    kind: 'choice',
    choices: POLICY_STATUSES,
    filter: 'equal',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    tallied: true,
  },
  version: { column: 'version', kind: 'integer', limits: POLICY_VERSION, audited: true },
  updatedTime: { column: 'updated_time', kind: 'time' },
  deletedTime: { column: 'deleted_time', kind: 'time', audited: true },
  searchName: { column: 'search_name', kind: 'text', limits: POLICY_NAME },
} as const satisfies Record<string, PolicyFieldSpec>;

export type PolicyField = keyof typeof POLICY_FIELDS;

/** The fields that have this property in the table, for example `sortable`. */
export type PolicyFieldWith<Trait extends string> = {
  [Field in PolicyField]: (typeof POLICY_FIELDS)[Field] extends Record<Trait, unknown> ? Field : never;
}[PolicyField];

export type PolicyFilterField = PolicyFieldWith<'filter'>;
export type PolicySort = PolicyFieldWith<'sortable'>;
export type PolicyEditField = PolicyFieldWith<'editable'>;
export type PolicyAuditField = PolicyFieldWith<'audited'>;
export type PolicySheetField = PolicyFieldWith<'inSheets'>;
export type PolicyChoiceField = PolicyFieldWith<'choices'>;

function fieldsWith<Trait extends string>(trait: Trait): PolicyFieldWith<Trait>[] {
  const named = Object.entries(POLICY_FIELDS).filter(([, spec]) => trait in spec);
  return named.map(([field]) => field as PolicyFieldWith<Trait>);
}

export const POLICY_FILTER_FIELDS = fieldsWith('filter');
export const POLICY_SORTS = fieldsWith('sortable');
export const POLICY_EDIT_FIELDS = fieldsWith('editable');
export const POLICY_AUDIT_FIELDS = fieldsWith('audited');
export const POLICY_SHEET_FIELDS = fieldsWith('inSheets');
export const POLICY_CHOICE_FIELDS = fieldsWith('choices');
export const POLICY_TALLY_FIELDS = fieldsWith('tallied');
