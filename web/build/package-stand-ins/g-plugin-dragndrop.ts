/** Charts have no drag interaction. The range slider consists of input fields. */
export class Plugin {
  readonly name = 'dragndrop';
  init = (): void => undefined;
  destroy = (): void => undefined;
}
