interface Organisation {
  /** By language. */
  name: Record<string, string>;
  logo?: { path: string; width: number; height: number };
}

/** The school that the BFF has written into the document. Undefined in one that no BFF has served. */
export function organisation(): Organisation | undefined {
  const facts = document.querySelector<HTMLMetaElement>('meta[name=organisation]');
  return facts ? (JSON.parse(facts.content) as Organisation) : undefined;
}
