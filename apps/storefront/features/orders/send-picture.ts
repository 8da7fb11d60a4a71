import { ordersContract } from 'market/orders/orders.contract';
import { callMarket } from '#browser/market.ts';
import { sendWithProgress } from '#browser/send-with-progress.ts';

/** Pixels of the longer side that the market keeps; more would only take time to send. */
const longestSide = 1600;
const quality = 0.85;

/** Sends one picture of a prescription, made no larger than the market keeps it, and answers its id. */
export async function sendPicture(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const market = callMarket({ orders: ordersContract }, sendWithProgress(onProgress));
  const { id } = await market.orders.uploadPrescription({ body: { image: await shrunk(file) }, signal });
  return id;
}

/** What the device cannot read goes as it is, for the market to judge. */
async function shrunk(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const pencil = canvas.getContext('2d');
  if (!pencil) return file;
  // What is see-through would become black.
  pencil.fillStyle = '#fff';
  pencil.fillRect(0, 0, canvas.width, canvas.height);
  pencil.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return scale < 1 || made.size < file.size ? made : file;
}
