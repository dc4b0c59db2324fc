declare module '@arco-design/color' {
  /** Ten shades, from the faintest to the strongest, as hex values. */
  export function generate(color: string, options: { list: true; dark?: boolean }): string[];
}
