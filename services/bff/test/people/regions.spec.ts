import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Region {
  code: string;
  name: string;
  names?: Record<string, string>;
  latin?: string;
  children?: Region[];
}

const PATH = '/api/regions';

describe('GET /api/regions', () => {
  let api: TestApi;
  let token: string;
  let countries: Region[];
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
    countries = (await api.get<Region[]>(PATH, { token })).body.data;
  });
  afterAll(() => api.stop());

  const inside = (region: Region | undefined) => region?.children ?? [];

  test('has China down to its counties', () => {
    expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['CN', 'KH']);
    const provinces = inside(countries[0]);
    const cities = provinces.flatMap(inside);
    const counties = cities.flatMap(inside);
    expect([provinces.length, cities.length, counties.length]).toEqual([35, 369, 3479]);
    const nanshan = provinces
      .flatMap(inside)
      .flatMap(inside)
      .find(({ code }) => code === '440305');
    expect(nanshan?.name).toBe('南山区');
    for (const province of provinces) {
      for (const city of inside(province)) {
        expect(city.code.slice(0, 2)).toBe(province.code.slice(0, 2));
        for (const county of inside(city)) expect(county.code.slice(0, 4)).toBe(city.code.slice(0, 4));
      }
    }
    expect(nanshan?.latin).toBe('Nanshan District');
    expect(cities.find(({ code }) => code === '650100')?.latin).toBe('Urumqi');
    const unnamed = [...cities, ...counties].filter(({ latin = '' }) => !/^[A-Z][A-Za-z' -]+$/.test(latin));
    expect(unnamed).toEqual([]);
    const codes = [...provinces, ...cities, ...counties].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([
    ['71', '台湾省', 'Taiwan'],
    ['81', '香港特别行政区', 'Hong Kong'],
    ['82', '澳门特别行政区', 'Macau'],
    ['61', '陕西省', 'Shaanxi'],
  ])('has %s, %s', (prefix, name, english) => {
    const found = inside(countries[0]).filter(({ code }) => code.startsWith(prefix));
    expect(found.map((region) => [region.name, region.names?.['en-US']])).toEqual([[name, english]]);
    expect(inside(found[0]).length).toBeGreaterThan(0);
  });

  test('has overseas as the last area of China, beside the country elsewhere', () => {
    expect(inside(countries[0]).at(-1)).toEqual({
      code: '990000',
      name: '海外',
      names: { 'en-US': 'Overseas', 'zh-CN': '海外', 'km-KH': 'ក្រៅប្រទេស' },
    });
    expect(countries.at(-1)).toMatchObject({ code: '990000', names: { 'en-US': 'Elsewhere' } });
  });

  test('names the provinces of China in three languages, each once', () => {
    const provinces = inside(countries[0]);
    for (const language of ['en-US', 'zh-CN', 'km-KH'])
      expect(new Set(provinces.map(({ names }) => names?.[language])).size).toBe(provinces.length);
    for (const { names } of provinces) expect(names?.['km-KH']).toMatch(/^\p{Script=Khmer}+$/u);
  });

  test('has all other countries in three languages, and elsewhere', () => {
    const others = countries.slice(2);
    const codes = others.map(({ code }) => code);
    expect(codes.at(-1)).toBe('990000');
    expect(codes).toEqual(expect.arrayContaining(['FR', 'LA', 'SS', 'TH', 'US', 'VN']));
    for (const code of ['CN', 'KH', 'TW', 'DD', 'SU', 'EU', 'UN', 'ZZ', 'XA'])
      expect(codes).not.toContain(code);
    expect(codes.length).toBeGreaterThan(240);
    expect(codes.length).toBeLessThan(250);
    expect(others.find(({ code }) => code === 'FR')?.names).toEqual({
      'en-US': 'France',
      'zh-CN': '法国',
      'km-KH': 'បារាំង',
    });
    for (const { names } of others) expect(names?.['zh-CN']).toMatch(/\p{Script=Han}/u);
  });

  test('has the 25 provinces of Cambodia in three languages', () => {
    const provinces = inside(countries[1]);
    expect(provinces.map(({ code }) => code)).toEqual(
      Array.from({ length: 25 }, (_, index) => `KH-${index + 1}`),
    );
    for (const { name, names } of provinces) {
      expect(name).toBe(names?.['km-KH']);
      expect(name).toMatch(/^\p{Script=Khmer}/u);
      expect(names?.['zh-CN']).toMatch(/^\p{Script=Han}+$/u);
      expect(names?.['en-US']).toMatch(/^[A-Z][A-Za-z ]+$/);
    }
    expect(new Set(provinces.map(({ name }) => name)).size).toBe(25);
  });

  test('is small enough to be fetched daily', async () => {
    const { bytes } = await api.raw(PATH, { token });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('is cacheable for a day and revalidated with an ETag', async () => {
    const first = await api.get(PATH, { token });
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=86400',
      vary: 'Accept-Language',
    });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);

    const asked = (tag: string, language = 'en-US') =>
      api.raw(PATH, { token, headers: { 'if-none-match': tag, 'accept-language': language } });
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await asked(tag);
      expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
      expect(again.headers.etag).toBe(etag);
    }
    expect((await asked('"x"')).status).toBe(200);
    expect((await asked(etag, 'zh-CN')).status).toBe(200);
  });

  test('an error is never cacheable', async () => {
    const { headers, body } = await api.get(PATH, { headers: { 'if-none-match': '*' } });
    expect(body.code).toBe(50008);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });
});
