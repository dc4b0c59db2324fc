/** Milliseconds of the quickest of a few runs: what the product can do, whatever else the machine does just then. */
export async function fastest(run: () => Promise<unknown>, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let left = runs; left > 0; left -= 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
