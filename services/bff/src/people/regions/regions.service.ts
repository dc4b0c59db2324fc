import { Injectable } from '@nestjs/common';
import { type areaList as areaListType } from '@vant/area-data';
import { type RegionDto } from './region.dto.js';
import {
  CAMBODIA,
  CAMBODIAN_PROVINCES,
  CHINA,
  CHINESE_PROVINCES,
  ELSEWHERE,
  NOT_LISTED,
  OVERSEAS,
  type Place,
} from './regions.constants.js';

/** The first two of the six digits of a Chinese code identify the province, the first four the city. */
const PROVINCE_DIGITS = 2;
const CITY_DIGITS = 4;

@Injectable()
export class RegionsService {
  private regions: Promise<RegionDto[]> | undefined;

  /** Country → province → city → county. Made for the first caller: many processes have none. */
  tree(): Promise<RegionDto[]> {
    return (this.regions ??= makeTree());
  }
}

async function makeTree(): Promise<RegionDto[]> {
  const [{ areaList }, { CHINESE_NAMES }] = await Promise.all([
    import('@vant/area-data'),
    import('./chinese-names.constants.js'),
  ]);
  return [
    regionOf(CHINA, 'zh-CN', [
      ...chineseProvinces(areaList, latinNames(CHINESE_NAMES)),
      regionOf(OVERSEAS, 'zh-CN'),
    ]),
    regionOf(
      CAMBODIA,
      'km-KH',
      CAMBODIAN_PROVINCES.map((place) => regionOf(place, 'km-KH')),
    ),
    ...otherCountries().map((place) => regionOf(place, 'en-US')),
    regionOf(ELSEWHERE, 'en-US'),
  ];
}

/** All of ISO 3166-1 beside China and Cambodia, with the names that the Unicode Consortium keeps. */
function otherCountries(): Place[] {
  const [english, chinese, khmer] = (['en-US', 'zh-CN', 'km-KH'] as const).map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  ) as [Intl.DisplayNames, Intl.DisplayNames, Intl.DisplayNames];
  return twoLetterCodes().flatMap((code) => {
    const name = english.of(code);
    if (name === undefined || !isCountry(code)) return [];
    const names = { 'en-US': name, 'zh-CN': chinese.of(code) ?? name, 'km-KH': khmer.of(code) ?? name };
    return { code, names };
  });
}

/** A code that is no longer used has another one as its canonical form. */
function isCountry(code: string): boolean {
  return !NOT_LISTED.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

function twoLetterCodes(): string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.flatMap((first) => letters.map((second) => first + second));
}

function regionOf({ code, names }: Place, own: keyof Place['names'], children?: RegionDto[]): RegionDto {
  const region = { code, name: names[own], names };
  return children ? Object.assign(region, { children }) : region;
}

function chineseProvinces(areaList: typeof areaListType, latin: Map<string, string>): RegionDto[] {
  const counties = Object.groupBy(within(areaList.county_list, latin), ({ code }) =>
    code.slice(0, CITY_DIGITS),
  );
  const cities = within(areaList.city_list, latin).map((city) => withChildren(city, CITY_DIGITS, counties));
  const byProvince = Object.groupBy(cities, ({ code }) => code.slice(0, PROVINCE_DIGITS));
  return within(areaList.province_list).map((bare) => {
    const province = withChildren(bare, PROVINCE_DIGITS, byProvince);
    const names = CHINESE_PROVINCES[province.code.slice(0, PROVINCE_DIGITS)];
    if (names === undefined) return province;
    const [english, khmer] = names;
    return Object.assign(province, { names: { 'en-US': english, 'zh-CN': province.name, 'km-KH': khmer } });
  });
}

type Groups = Partial<Record<string, RegionDto[]>>;

function within(list: Record<string, string>, latin = new Map<string, string>()): RegionDto[] {
  return Object.entries(list).map(([code, name]) => {
    const letters = latin.get(code);
    return letters === undefined ? { code, name } : { code, name, latin: letters };
  });
}

function withChildren(region: RegionDto, digits: number, groups: Groups): RegionDto {
  const children = groups[region.code.slice(0, digits)];
  return children ? Object.assign(region, { children }) : region;
}

/** The names in Latin letters by the whole code. */
function latinNames(byProvince: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(byProvince).flatMap(([province, names]) =>
      names.split(';').map((entry) => [province + entry.slice(0, 4), entry.slice(5)] as const),
    ),
  );
}
