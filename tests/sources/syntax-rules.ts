interface Restriction {
  /** As esquery reads it: which syntax is forbidden. */
  selector: string;
  message: string;
}

/** What a rule of oxlint gets, as far as it is used here. */
interface Context {
  options: Restriction[];
  report: (problem: { node: unknown; message: string }) => void;
}

/** Oxlint reads selectors, but has no rule of its own that forbids what they select. */
const restricted = {
  meta: { schema: false },
  create: ({ options, report }: Context) =>
    Object.fromEntries(
      options.map(({ selector, message }) => [
        selector,
        (node: unknown) => {
          report({ node, message });
        },
      ]),
    ),
};

export default { meta: { name: 'syntax' }, rules: { restricted } };
