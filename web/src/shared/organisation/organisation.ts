interface Organisation {
  /** By language. */
  name: Record<string, string>;
  /** An IANA name, such as `Asia/Phnom_Penh`. */
  timeZone: string;
  logo?: { path: string; width: number; height: number };
}

/** The school that the BFF has written into the document. Undefined in one that no BFF has served. */
export function organisation(): Organisation | undefined {
  // Pages are also rendered, and formats tested, where there is no document.
  const facts =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>('meta[name=organisation]');
  return facts ? (JSON.parse(facts.content) as Organisation) : undefined;
}
