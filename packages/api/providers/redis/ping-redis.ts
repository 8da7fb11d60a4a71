const timeoutMilliseconds = 2_000;

/** Pings a Redis once; returns the milliseconds that it took, or why it did not answer. */
export async function pingRedis(url: string): Promise<{ milliseconds: number } | { fault: string }> {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, socket: { connectTimeout: timeoutMilliseconds, reconnectStrategy: false } });
  // Each fault is also that of the call that met it.
  client.on('error', () => {});
  try {
    await client.connect();
    const since = performance.now();
    await client.ping();
    return { milliseconds: Math.ceil(performance.now() - since) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message || error.name : String(error) };
  } finally {
    client.destroy();
  }
}
