// The part of Trusted Types that we use. TypeScript's DOM library does not include it yet.
interface TrustedTypePolicy {
  /** Typed as strings; the actual values are objects that sinks such as innerHTML and Worker accept. */
  createHTML: (text: string) => string;
  createScriptURL: (address: string) => string;
}

interface Window {
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: Partial<TrustedTypePolicy>) => TrustedTypePolicy;
  };
}
