import {
  getQualityInspectionHistory,
  getRulePresetHistory,
  getServiceHistory,
} from '../../../api/generated/cards/cards';
import { HistoryStore } from '../../../shared/history/history.store';
import type { Section } from './cards.constants';

const calls = {
  qualityInspection: getQualityInspectionHistory,
  service: getServiceHistory,
  rulePreset: getRulePresetHistory,
};

/** The history of one card. */
export function cardHistory(section: Section, id: number): HistoryStore {
  return new HistoryStore((query, options) => calls[section](id, query, options));
}
