import { ordersContract } from 'market/orders/orders.contract';
import { createApiClient } from '#browser/api-client.ts';
import { sendWithProgress } from '#browser/send-with-progress.ts';

/** The stored size of the longer side in pixels; more would only take time to send. */
const maxSide = 1600;
const quality = 0.85;

/** Uploads one picture of a prescription, no larger than the stored size, and returns its id. */
export async function sendPicture(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const api = createApiClient({ orders: ordersContract }, sendWithProgress(onProgress));
  const { id } = await api.orders.uploadPrescription({ body: { image: await shrunk(file) }, signal });
  return id;
}

/** A file that the device cannot decode is sent unchanged, for the server to check. */
async function shrunk(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const pencil = canvas.getContext('2d');
  if (!pencil) return file;
  // Transparent pixels would become black.
  pencil.fillStyle = '#fff';
  pencil.fillRect(0, 0, canvas.width, canvas.height);
  pencil.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return scale < 1 || made.size < file.size ? made : file;
}
