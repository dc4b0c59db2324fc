import type { TFunction } from 'i18next';
import {
  type AuditEntryDto,
  Clarity,
  LiveMethod,
  StudioAction,
  StudioStream,
} from '../../../api/generated/model';
import { fields } from './information-draft';

type T = TFunction<'studio'>;

/** What is said with the name of the entry alone. */
const programmeChanges = [
  'approve',
  'reject',
  'addProgramme',
  'editProgramme',
  'removeProgramme',
  'restoreProgramme',
  'changeCover',
  'removeCover',
] as const;

/** One entry of the log in words. An action of a newer server is named as the server names it. */
export function logText({ action, before, after }: AuditEntryDto, t: T): string {
  const known = Object.values(StudioAction).find((one) => one === action);
  if (known !== undefined) return studioText(known, before ?? {}, after ?? {}, t);
  const name = textOf(after, 'name');
  const change = programmeChanges.find((one) => one === action);
  if (change !== undefined) return t(`log.${change}`, { name });
  if (action === 'move') return t('log.move', { name, order: textOf(after, 'order') });
  if (action === 'edit') {
    const changed = fields
      .filter((field) => valueOf(after, field) !== undefined)
      .map((field) => t(`information.${field}`));
    return t('log.edit', { fields: changed.join(', ') });
  }
  return action;
}

function studioText(action: StudioAction, before: object, after: object, t: T): string {
  const method = Object.values(LiveMethod).find((one) => one === valueOf(after, 'method'));
  if (method !== undefined) return t('log.switchMethod', { method: t(`method.${method}`) });
  const stream = Object.values(StudioStream).find((one) => one === valueOf(after, 'stream'));
  if (stream !== undefined) return t('log.switchStream', { stream: t(`stream.${stream}`) });
  const clarity = clarityOf(action, before, after);
  if (clarity === undefined) return t(`done.${action}`);
  const text = t(`clarity.${clarity}`);
  return action === 'changeClarity'
    ? t('log.changeClarity', { clarity: text })
    : t(action === 'removeClarity' ? 'log.removeClarity' : 'log.restoreClarity', { clarity: text });
}

/** The clarity that was chosen, removed or restored. */
function clarityOf(action: StudioAction, before: object, after: object): Clarity | undefined {
  const all = Object.values(Clarity);
  if (action === 'changeClarity') return all.find((one) => one === valueOf(after, 'clarity'));
  const removed = (side: object) => [valueOf(side, 'removedClarities') ?? []].flat() as unknown[];
  const [one, other] = action === 'removeClarity' ? [after, before] : [before, after];
  return all.find((clarity) => removed(one).includes(clarity) && !removed(other).includes(clarity));
}

function textOf(side: object | null, name: string): string {
  const value = valueOf(side, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function valueOf(side: object | null, name: string): unknown {
  return side === null ? undefined : Object.entries(side).find(([key]) => key === name)?.[1];
}
