/** What a promise gives, or undefined if it takes longer. Then its failure is nobody's. */
export async function inTime<Result>(promise: Promise<Result>, ms: number): Promise<Result | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    promise.catch(() => undefined);
    resolve(undefined);
  }, ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
