/** One cookie out of a header or of the document; a broken encoding counts as absent. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (!pair) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
