import { describe, expect, it } from 'vitest';
import type { RegionDto } from '../../../api/generated/model';
import { isIncomplete, levelsOf, pathTo, regionName, sortedCountries } from './areas';

const region = (code: string, children?: RegionDto[]): RegionDto => ({
  code,
  name: `name of ${code}`,
  ...(children && { children }),
});
const shenzhen = region('440300', [region('440303'), region('440305')]);
const china = region('CN', [
  region('110000', [region('110100')]),
  region('440000', [shenzhen]),
  region('990000'),
]);

const chosenOf = (area: string) => levelsOf(china, area).map(({ chosen }) => chosen);

describe('the levels of an area', () => {
  it.each([
    ['', ['']],
    ['440000', ['440000', '']],
    ['440300', ['440000', '440300', '']],
    ['440305', ['440000', '440300', '440305']],
    ['990000', ['990000']],
    ['深圳', ['']],
  ])('of %j are %j', (area, chosen) => {
    expect(chosenOf(area)).toEqual(chosen);
  });

  it('offer what is within the level above', () => {
    expect(levelsOf(china, '440300').at(-1)?.options).toBe(shenzhen.children);
  });

  it('are none without a country', () => {
    expect(levelsOf(undefined, '440305')).toEqual([]);
  });
});

describe('the countries', () => {
  it('stand in the order of their names, after those with divisions, with elsewhere at the end', () => {
    const named = (code: string, english: string, chinese: string) => ({
      ...region(code),
      names: { 'en-US': english, 'zh-CN': chinese, 'km-KH': english },
    });
    const regions = [
      china,
      named('990000', 'Elsewhere', '其他地区'),
      named('FR', 'France', '法国'),
      named('AT', 'Austria', '奥地利'),
    ];
    const codes = sortedCountries(regions, 'en-US').map(({ code }) => code);
    expect(codes).toEqual(['CN', 'AT', 'FR', '990000']);
  });
});

describe('an area', () => {
  it.each([
    ['440000', true],
    ['440300', true],
    ['440305', false],
    ['990000', false],
    ['深圳', false],
  ])('%s is incomplete: %s', (area, expected) => {
    expect(isIncomplete(china, area)).toBe(expected);
  });

  it('has a path from its first level', () => {
    expect(pathTo(china.children ?? [], '440305')?.map(({ code }) => code)).toEqual([
      '440000',
      '440300',
      '440305',
    ]);
  });

  it('has the name of the language, or else its only one', () => {
    const names = { 'en-US': 'Phnom Penh', 'zh-CN': '金边市', 'km-KH': 'ភ្នំពេញ' };
    expect(regionName({ ...region('KH-12'), names }, 'zh-CN')).toBe('金边市');
    expect(regionName(shenzhen, 'en-US')).toBe('name of 440300');
    const named = { ...shenzhen, latin: 'Shenzhen' };
    expect(regionName(named, 'zh-CN')).toBe('name of 440300');
    expect(regionName(named, 'km-KH')).toBe('Shenzhen');
  });
});
