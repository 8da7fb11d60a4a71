const atOnce = 8;

/** Runs the work for each index once, eight at a time. */
export async function runConcurrently(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
