import { describe, expect, test } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { EnumField, EnumListField } from '../fields/enum-field.js';
import { IntListField, TextListField } from '../fields/list-field.js';
import { BooleanField, IntField } from '../fields/number-field.js';
import { ObjectField, ObjectListField } from '../fields/object-field.js';
import { TextField } from '../fields/text-field.js';
import { keepsRules } from './keeps-rules.js';

const SIZES = { enumName: 'Size', values: ['small', 'large'] } as const;
const FEW = { minItems: 1, maxItems: 2, description: '' };

class PlaceDto {
  @TextField({ description: '', minLength: 1, maxLength: 5, pattern: /^[a-z]+$/ })
  city: string;

  @IntField({ description: '', optional: true, minimum: 1, maximum: 9 })
  floor?: number;
}

class OrderDto {
  @TextField({ description: '', maxLength: 3 })
  name: string;

  @EnumField({ description: '', ...SIZES, optional: true })
  size?: string;

  @BooleanField({ description: '', nullable: true })
  isGift: boolean | null;

  @EnumListField({ ...FEW, ...SIZES, optional: true })
  sizes?: string[];

  @IntListField({ ...FEW, optional: true, items: { minimum: 1, maximum: 9 } })
  counts?: number[];

  @TextListField({ ...FEW, optional: true, items: { minLength: 1 } })
  tags?: string[];

  @ObjectField({ description: '', type: PlaceDto, optional: true })
  place?: PlaceDto;

  @ObjectListField({ ...FEW, type: PlaceDto, optional: true })
  places?: PlaceDto[];
}

class UnruledDto {
  name: string;
}

/** An order, and one more. */
class GiftDto extends OrderDto {
  @TextField({ description: '', maxLength: 9 })
  greeting: string;
}

const KEPT = { name: 'abc', isGift: null };

const of = async (type: new () => object, body: object) => {
  const dto = plainToInstance(type, body);
  const errors = await validate(dto, { whitelist: true, forbidNonWhitelisted: true });
  return { kept: keepsRules(dto), admitted: errors.length === 0 };
};

describe('the rules of a class', () => {
  test.each<object>([
    {},
    { isGift: true, size: 'small' },
    { sizes: ['small', 'large'], counts: [1, 9], tags: ['a'] },
    { place: { city: 'kep' } },
    { places: [{ city: 'kep', floor: 3 }, { city: 'takeo' }] },
  ])('are kept with %j', async (more) => {
    expect(await of(OrderDto, { ...KEPT, ...more })).toEqual({ kept: true, admitted: true });
  });

  test.each<object>([
    { name: undefined },
    { name: null },
    { name: 'long' },
    { name: 'a\u202e' },
    { size: 'none' },
    { size: null },
    { isGift: 'yes' },
    { sizes: 'small' },
    { sizes: [] },
    { sizes: ['small', 'small'] },
    { sizes: ['small', 'none'] },
    { counts: [0] },
    { counts: [1, 2, 3] },
    { tags: ['', 'a'] },
    { place: null },
    { place: 'kep' },
    { place: [] },
    { place: { city: 'Kep' } },
    { place: { city: 'kep', floor: 10 } },
    { place: { city: 'kep', street: '12' } },
    { places: [{ city: 'kep' }, null] },
    { unknown: 1 },
  ])('are broken with %j', async (more) => {
    expect(await of(OrderDto, { ...KEPT, ...more })).toEqual({ kept: false, admitted: false });
  });

  test('are those of the classes that it extends, too', async () => {
    expect(await of(GiftDto, { ...KEPT, greeting: 'Hello' })).toEqual({ kept: true, admitted: true });
    expect(await of(GiftDto, KEPT)).toEqual({ kept: false, admitted: false });
    expect(await of(GiftDto, { greeting: 'Hello' })).toEqual({ kept: false, admitted: false });
  });

  test('are nowhere where a class has none', async () => {
    expect(await of(UnruledDto, { name: 'abc' })).toEqual({ kept: false, admitted: false });
  });
});
