import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readOrganisation } from './organisation.js';
import { organisationSchema } from './organisation.schema.js';

const directory = mkdtempSync(join(tmpdir(), 'organisation-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const written = (name: string, content: string | Buffer): string => {
  const file = join(directory, name);
  writeFileSync(file, content);
  return file;
};
const read = (settings: object) => readOrganisation(written('organisation.json', JSON.stringify(settings)));

const NAME = { name: { 'en-US': 'River School' } };
const text = { 'en-US': 'x' };
const offer = { title: text, amount: 5, per: text };

describe('the organisation', () => {
  test('is that of the demonstration, complete in every language, without a file', () => {
    const { name, prices, logo } = readOrganisation();
    expect(name).toEqual({ 'en-US': 'Sala', 'zh-CN': 'Sala', 'km-KH': 'សាលា' });
    expect(prices?.offers[0]).toMatchObject({ amount: 60, title: { 'zh-CN': '一期' } });
    expect(logo).toBeUndefined();
  });

  test('needs only a name, and has nothing of the demonstration', () => {
    const name = { 'en-US': 'River School', 'zh-CN': 'River School', 'km-KH': 'River School' };
    expect(read(NAME)).toEqual({ name, social: [], logo: undefined });
  });

  test('may be written in YAML', () => {
    const file = written(
      'organisation.yaml',
      'name: { en-US: " River School " }\ntelephone: +855 23 555 100',
    );
    expect(readOrganisation(file)).toMatchObject({
      name: { 'en-US': 'River School' },
      telephone: '+855 23 555 100',
    });
  });

  test('is read from the example in the documentation', () => {
    const documentation = readFileSync(
      new URL('../../../../../docs/operations/organisation.md', import.meta.url),
      'utf8',
    );
    const [, example = ''] = /```yaml\n(name: [\s\S]*?)```/.exec(documentation) ?? [];
    written('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"/>');
    const organisation = readOrganisation(written('organisation.yaml', example));
    const settings = Object.keys(organisationSchema.shape).toSorted();
    expect(Object.keys(organisation).toSorted()).toEqual(settings);
  });

  test('keeps markup as text', () => {
    const name = '<script>alert(1)</script>';
    expect(read({ name: { 'en-US': name } }).name['en-US']).toBe(name);
  });

  test.each<[object, string]>([
    [{}, 'organisation.name: is missing.'],
    [{ name: 'River School' }, 'organisation.name: must be a group of settings.'],
    [{ name: {} }, 'organisation.name.en-US: is missing.'],
    [{ name: { 'en-US': ' ' } }, 'organisation.name.en-US: must not be empty.'],
    [{ name: { 'en-US': 'x'.repeat(300) } }, 'organisation.name.en-US: must have at most 100 characters.'],
    [
      { name: { 'en-US': 'A\nBcc: b@c.example' } },
      'organisation.name.en-US: must be on one line, without control characters.',
    ],
    [{ ...NAME, name: { 'en-US': 'A', fr: 'B' } }, 'organisation.name.fr: is not a known setting.'],
    [{ ...NAME, telefone: '' }, 'organisation.telefone: is not a known setting.'],
    [{ ...NAME, telephone: '023 555 100' }, 'organisation.telephone: must be like +855 23 000 000.'],
    [{ ...NAME, telephone: 855 }, 'organisation.telephone: must be like +855 23 000 000.'],
    [{ ...NAME, email: 'hello' }, 'organisation.email: must be like hello@school.example.'],
    [{ ...NAME, hours: 8 }, 'organisation.hours: must be a group of settings.'],
    [
      { ...NAME, address: { text, country: 'Cambodia' } },
      'organisation.address.country: must be a country like KH.',
    ],
    [{ ...NAME, social: {} }, 'organisation.social: must be a list.'],
    [
      { ...NAME, social: [{ name: 'A', url: 'javascript:alert(1)' }] },
      'organisation.social.0.url: must be an address that begins with https://.',
    ],
    [
      { ...NAME, social: [{ name: 'A', url: 'http://a.example' }] },
      'organisation.social.0.url: must be an address that begins with https://.',
    ],
    [
      { ...NAME, social: [{ name: 'A', url: 'https://[' }] },
      'organisation.social.0.url: must be an address that begins with https://.',
    ],
    [
      { ...NAME, social: Array.from({ length: 9 }, () => ({ name: 'A', url: 'https://a.example' })) },
      'organisation.social: must have at most 8 entries.',
    ],
    [
      { ...NAME, prices: { currency: 'XYZ', offers: [offer] } },
      'organisation.prices.currency: must be a currency like USD.',
    ],
    [
      { ...NAME, prices: { currency: 'USD', offers: [] } },
      'organisation.prices.offers: must have at least one entry.',
    ],
    [
      { ...NAME, prices: { currency: 'USD', offers: [{ ...offer, amount: '$5' }] } },
      'organisation.prices.offers.0.amount: must be a number, without a currency.',
    ],
    [
      { ...NAME, prices: { currency: 'USD', offers: [{ ...offer, amount: -1 }] } },
      'organisation.prices.offers.0.amount: must not be negative.',
    ],
    [
      { ...NAME, logo: '../logo.svg' },
      'organisation.logo: must be the name of an SVG or PNG file in the same directory, like logo.svg.',
    ],
  ])('%j is refused with what it must be', (settings, message) => {
    expect(() => read(settings)).toThrow(`is not valid.\n${message}`);
  });

  test('tells of every mistake at once', () => {
    expect(() => read({ telephone: '1', email: '2' })).toThrow(/name: .*\n.*telephone: .*\n.*email: /);
  });

  test.each<[string, RegExp]>([
    ['name: [', /organisation\.yaml is neither YAML nor JSON: .+ line 1, column 8\.$/],
    [`name: ${'x'.repeat(100_001)}`, /has more than 100000 characters\.$/],
    ['', /organisation: must be a group of settings\.$/],
    [
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(40)}]\nc: &c [${'*b,'.repeat(40)}]\nd: [${'*c,'.repeat(40)}]`,
      /refers to itself too often/,
    ],
  ])('a file that begins with %.12j is refused', (content, message) => {
    expect(() => readOrganisation(written('organisation.yaml', content))).toThrow(message);
  });

  test('a file that is not there is refused', () => {
    const file = join(directory, 'missing.yaml');
    expect(() => readOrganisation(file)).toThrow(`SALA_ORGANISATION_FILE: the file ${file} cannot be read.`);
  });
});

describe('a logo', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 64 32"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  const withLogo = (content: string | Buffer) => {
    written('logo.svg', content);
    return read({ ...NAME, logo: 'logo.svg' }).logo;
  };

  test('is an SVG file with a size', () => {
    const shapes = '<style>path{fill:url(#g)}</style><path d="M0 0h9"/><use href="#p"/>';
    expect(withLogo(svg(shapes))).toMatchObject({ mediaType: 'image/svg+xml', width: 64, height: 32 });
    expect(withLogo(svg('', 'width="20px" height="10"'))).toMatchObject({ width: 20, height: 10 });
  });

  test('is a PNG file, whatever its name', () => {
    const size = Buffer.alloc(16);
    size.writeUInt32BE(40, 8);
    size.writeUInt32BE(30, 12);
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), size]);
    expect(withLogo(png)).toMatchObject({ mediaType: 'image/png', width: 40, height: 30 });
  });

  test.each<[string, RegExp]>([
    [svg('<script>alert(1)</script>'), /contains <script>/],
    [svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), /contains <script>/],
    [svg('<path onclick="alert(1)"/>'), /contains the program of onclick/],
    [svg('', 'viewBox="0 0 1 1" onload="alert(1)"'), /contains the program of onload/],
    [svg('<foreignObject/>'), /contains <foreignObject>/],
    [svg('<image href="https://evil.example/x.png"/>'), /refers to something outside of the file in href/],
    [svg('<use xlink:href="data:text/html,x"/>'), /refers to something outside/],
    [
      svg('<style>@import "https://evil.example"</style>'),
      /refers to something outside of the file in style/,
    ],
    [svg('<path fill="url(https://evil.example)"/>'), /refers to something outside of the file in fill/],
    [svg('', ''), /has no size; an SVG file needs a viewBox/],
    ['<html></html>', /is neither an SVG nor a PNG file/],
    ['GIF89a', /is neither an SVG nor a PNG file/],
    ['<svg', /is neither an SVG nor a PNG file/],
    [svg('<path>'), /organisation\.logo: the file .*logo\.svg .+/],
    [svg(' '.repeat(100_000)), /has more than 100 kB/],
  ])('%.60j is refused', (content, message) => {
    expect(() => withLogo(content)).toThrow(message);
  });

  test('that is not there is refused', () => {
    expect(() => read({ ...NAME, logo: 'none.png' })).toThrow(
      /^organisation\.logo: the file .*none\.png cannot be/,
    );
  });
});
