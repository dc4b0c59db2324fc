import { Body, Param, Query, type Type } from '@nestjs/common';

/** A parameter of a handler that several nouns have. Each has a type of its own, by which it is checked and described. */
function typed(decorate: () => ParameterDecorator) {
  return (type: Type) =>
    (target: object, key: string, index: number): void => {
      const types = Reflect.getMetadata('design:paramtypes', target, key) as unknown[];
      Reflect.defineMetadata('design:paramtypes', types.with(index, type), target, key);
      decorate()(target, key, index);
    };
}

export const BodyOf = typed(Body);
export const ParamsOf = typed(Param);
export const QueryOf = typed(Query);
