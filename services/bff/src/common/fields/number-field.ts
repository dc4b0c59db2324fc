import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { field, type FieldOptions, withRule } from './field.js';

interface IntOptions extends FieldOptions {
  minimum?: number;
  maximum?: number;
  default?: number;
}

const DECIMAL = /^-?\d{1,15}$/;

function FromQuery(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value,
  );
}

/** A whole number. From a query string only plain decimal digits count as one. */
export function IntField({ minimum, maximum, default: fallback, ...options }: IntOptions) {
  return applyDecorators(
    field(
      options,
      { type: 'integer', minimum, maximum, default: fallback },
      IsInt(withRule('integer')),
      ...(minimum === undefined ? [] : [Min(minimum, withRule('minimum', { min: minimum }))]),
      ...(maximum === undefined ? [] : [Max(maximum, withRule('maximum', { max: maximum }))]),
    ),
    ...(options.query ? [FromQuery()] : []),
  );
}

/** From a query string only `true` and `false` count. */
export function BooleanField({ default: fallback, ...options }: FieldOptions & { default?: boolean }) {
  return applyDecorators(
    field(options, { type: Boolean, default: fallback }, IsBoolean(withRule('boolean'))),
    ...(options.query ? [Transform(({ value }: { value: unknown }) => truthOf(value))] : []),
  );
}

function truthOf(value: unknown): unknown {
  return value === 'true' || value === 'false' ? value === 'true' : value;
}
