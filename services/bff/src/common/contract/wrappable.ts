import { type Type } from '@nestjs/common';

const WRAPPER = Symbol('wrapper');

/** A body that may also be wrapped in a field of this name. The body itself must have no such field. */
export function Wrappable(wrapper: string): ClassDecorator {
  return (target) => {
    Reflect.defineMetadata(WRAPPER, wrapper, target);
  };
}

export function wrapperOf(type: Type): string | undefined {
  return Reflect.getMetadata(WRAPPER, type) as string | undefined;
}

interface Unwrapped {
  content: unknown;
  /** Where the content stood, so that errors name fields as they were sent. */
  parent: string;
  /** Fields next to the wrapper, where none are allowed. */
  strays: string[];
}

export function unwrap(value: object, type: Type): Unwrapped {
  const wrapper = wrapperOf(type);
  if (wrapper === undefined || !Object.hasOwn(value, wrapper))
    return { content: value, parent: '', strays: [] };
  const strays = Object.keys(value).filter((field) => field !== wrapper);
  return { content: Reflect.get(value, wrapper), parent: wrapper, strays };
}
