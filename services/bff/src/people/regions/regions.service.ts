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
  const { areaList } = await import('@vant/area-data');
  return [
    regionOf(CHINA, 'zh-CN', chineseProvinces(areaList)),
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
  return children ? { ...region, children } : region;
}

function chineseProvinces(areaList: typeof areaListType): RegionDto[] {
  const cities = within(areaList.city_list, CITY_DIGITS, grouped(areaList.county_list, CITY_DIGITS));
  const byProvince = Object.groupBy(cities, ({ code }) => code.slice(0, PROVINCE_DIGITS));
  return within(areaList.province_list, PROVINCE_DIGITS, byProvince).map((province) => {
    const names = CHINESE_PROVINCES[province.code.slice(0, PROVINCE_DIGITS)];
    if (names === undefined) return province;
    const [english, khmer] = names;
    return Object.assign(province, { names: { 'en-US': english, 'zh-CN': province.name, 'km-KH': khmer } });
  });
}

type Groups = Partial<Record<string, RegionDto[]>>;

function within(list: Record<string, string>, digits: number, children: Groups): RegionDto[] {
  return Object.entries(list).map(([code, name]) => {
    const inside = children[code.slice(0, digits)];
    return inside ? { code, name, children: inside } : { code, name };
  });
}

function grouped(list: Record<string, string>, digits: number): Groups {
  return Object.groupBy(within(list, digits, {}), ({ code }) => code.slice(0, digits));
}
