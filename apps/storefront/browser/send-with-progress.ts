import { headersOf, type Send } from './api-client.ts';

/** Sends like `fetch` and reports the sent share of the form, from 0 to 1, for slow networks. */
export function sendWithProgress(onProgress: (share: number) => void): Send {
  return (path, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', path);
      for (const [name, value] of Object.entries(headersOf(init))) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The connection was lost'));
      init.signal?.addEventListener('abort', () => {
        request.abort();
        reject(init.signal?.reason);
      });
      request.send(init.body as FormData);
    });
}
