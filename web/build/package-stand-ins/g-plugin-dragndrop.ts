/** Nothing in a drawing is dragged; the range slider is made of input fields. */
export class Plugin {
  readonly name = 'dragndrop';
  init = (): void => undefined;
  destroy = (): void => undefined;
}
