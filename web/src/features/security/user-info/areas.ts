import { textOrder } from '../../../shared/i18n/compare-texts';
import type { RegionDto } from '../../../api/generated/model';
import type { Language } from '../../../shared/i18n/languages';

/** One level of the divisions of a country, with the chosen one. */
export interface AreaLevel {
  options: RegionDto[];
  /** Empty before one is chosen. */
  chosen: string;
}

export function countryOf(regions: RegionDto[], code: string): RegionDto | undefined {
  return regions.find((country) => country.code === code);
}

/** From the first level down to the area; undefined if the area is not within the regions. */
export function pathTo(regions: RegionDto[], area: string): RegionDto[] | undefined {
  for (const region of regions) {
    if (region.code === area) return [region];
    const inside = pathTo(region.children ?? [], area);
    if (inside !== undefined) return [region, ...inside];
  }
  return undefined;
}

/** The levels to choose from: those of the chosen area, and the next one unless the area is not divided. */
export function levelsOf(country: RegionDto | undefined, area: string): AreaLevel[] {
  if (country?.children === undefined) return [];
  const path = pathTo(country.children, area) ?? [];
  const divided = [country, ...path].filter(({ children }) => children !== undefined);
  return divided.map(({ children = [] }, level) => ({ options: children, chosen: path[level]?.code ?? '' }));
}

/** A level is still to be chosen. A text of an older client counts as chosen, because it is kept as it is. */
export function isIncomplete(country: RegionDto | undefined, area: string): boolean {
  const path = pathTo(country?.children ?? [], area);
  return path?.at(-1)?.children !== undefined;
}

/** The two with divisions first, the others by their names, and elsewhere at the end. */
export function sortedCountries(regions: RegionDto[], language: Language): RegionDto[] {
  const compare = textOrder(language);
  const rank = ({ code, children }: RegionDto) => (children !== undefined ? 0 : code === ELSEWHERE ? 2 : 1);
  return regions.toSorted(
    (a, b) =>
      rank(a) - rank(b) || (rank(a) === 1 ? compare(regionName(a, language), regionName(b, language)) : 0),
  );
}

/** No country of the list. Below China the same code is overseas. */
const ELSEWHERE = '990000';

/** Chinese divisions below the provinces have a Chinese name, and Latin letters for everybody else. */
export function regionName({ name, names, latin }: RegionDto, language: Language): string {
  return names?.[language] ?? (language === 'zh-CN' ? name : (latin ?? name));
}
