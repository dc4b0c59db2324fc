/** To make a format takes far longer than to use it, and a table uses one in each of its cells. */
function kept<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const known = formats.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Only in UTC: the time zone of the device may change while a page is open. */
export const utcFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
);
