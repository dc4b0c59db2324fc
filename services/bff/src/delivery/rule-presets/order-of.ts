import { type OrderPresets } from './apply-presets.js';
import { HIDING_PRESETS, type PresetKey, type PresetParameters } from './rule-presets.constants.js';

interface Preset {
  key: string;
  enabled: boolean;
  parameters: PresetParameters;
}

/** The parameters of those that are on and keep items back, by their keys. */
export function hidingOf(presets: readonly Preset[]): Record<string, PresetParameters> {
  const hiding = presets.filter(({ key, enabled }) => enabled && HIDING_PRESETS.includes(key));
  return Object.fromEntries(hiding.map(({ key, parameters }) => [key, parameters]));
}

/** What those that are on say about the order. */
export function orderOf(presets: readonly Preset[]): OrderPresets {
  const of = (key: PresetKey) => presets.find((preset) => preset.key === key && preset.enabled)?.parameters;
  return {
    pinned: of('pin')?.itemIds ?? [],
    weights: of('weigh')?.weights ?? [],
    places: of('place')?.places ?? [],
  };
}
