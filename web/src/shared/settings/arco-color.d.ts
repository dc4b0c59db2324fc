declare module '@arco-design/color' {
  /** Ten shades from lightest to darkest, as hex values. */
  export function generate(color: string, options: { list: true; dark?: boolean }): string[];
}
