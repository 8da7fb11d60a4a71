import { getNonce } from 'get-nonce';

const loading = new Map<string, Promise<void>>();

/** Loads the script of a provider once; after a failure the next wish tries again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    // Some write a style element, and take the nonce for it from here.
    script.nonce = getNonce() ?? '';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new TypeError(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(address, load);
  load.catch(() => loading.delete(address));
  return load;
}
