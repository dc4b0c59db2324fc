/** Specifications here are functions, never texts to be compiled (which the content policy forbids anyway). */
export function compile(): never {
  throw new Error('Charts here hold no expressions.');
}
