import { type Type } from '@nestjs/common';

const WRAPPER = Symbol('wrapper');

/** A body that may come as it is, or wrapped once in a member of this name. It must have no such member itself. */
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
  /** Members beside the wrapper, where nothing may be. */
  strays: string[];
}

export function unwrap(value: object, type: Type): Unwrapped {
  const wrapper = wrapperOf(type);
  if (wrapper === undefined || !Object.hasOwn(value, wrapper))
    return { content: value, parent: '', strays: [] };
  const strays = Object.keys(value).filter((member) => member !== wrapper);
  return { content: Reflect.get(value, wrapper), parent: wrapper, strays };
}
