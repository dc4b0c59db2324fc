// The part of Trusted Types that we use; TypeScript's own DOM library does not know it yet.
interface TrustedTypePolicy {
  /** In truth an object that only a sink such as innerHTML takes, in the place of a string. */
  createHTML: (text: string) => string;
}

interface Window {
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => TrustedTypePolicy;
  };
}
