declare module 'commonmark-spec' {
  const spec: { tests: { markdown: string; html: string; section: string }[] };
  export default spec;
}
