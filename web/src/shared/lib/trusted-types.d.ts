// The part of Trusted Types that we use. TypeScript's DOM library does not include it yet.
interface TrustedTypePolicy {
  /** Typed as a string; the actual value is an object that sinks such as innerHTML accept. */
  createHTML: (text: string) => string;
}

interface Window {
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => TrustedTypePolicy;
  };
}
