import { Body, type Type } from '@nestjs/common';

/** The body of a handler that several nouns have. Each has a type of its own, by which it is checked and described. */
export function BodyOf(type: Type) {
  return (target: object, key: string, index: number): void => {
    const types = Reflect.getMetadata('design:paramtypes', target, key) as unknown[];
    Reflect.defineMetadata('design:paramtypes', types.with(index, type), target, key);
    Body()(target, key, index);
  };
}
