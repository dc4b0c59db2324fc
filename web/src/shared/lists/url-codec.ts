import type { UrlField } from './url-fields';

type Key<View> = keyof View & string;
type Fields<View> = { [K in Key<View>]: UrlField<View[K]> };

/** Parses a view from the URL and serializes it. Default values are omitted. */
export class UrlCodec<View extends object> {
  readonly initial: View;
  private readonly fields: Fields<View>;

  constructor(fields: Fields<View>) {
    this.fields = fields;
    this.initial = this.build((field) => field.initial);
  }

  read(params: URLSearchParams): View {
    return this.build((field, key) => field.read(params.getAll(key)) ?? field.initial);
  }

  /** @returns `params` with this view; other parameters are kept */
  write(params: URLSearchParams, view: View): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const key of this.keys()) {
      const { write, initial } = this.fields[key];
      const texts = write(view[key]);
      next.delete(key);
      if (texts.join() !== write(initial).join()) for (const text of texts) next.append(key, text);
    }
    return next;
  }

  private keys(): Key<View>[] {
    return Object.keys(this.fields) as Key<View>[];
  }

  private build(valueOf: <K extends Key<View>>(field: UrlField<View[K]>, key: K) => View[K]): View {
    return Object.fromEntries(this.keys().map((key) => [key, valueOf(this.fields[key], key)])) as View;
  }
}
