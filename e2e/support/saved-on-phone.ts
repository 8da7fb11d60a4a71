/** Where the app keeps on the phone what it knows, and what waits. */
export const work = { name: 'soko-courier', store: 'queries' };
export const steps = { name: 'soko-courier-waiting', store: 'mutations' };

/** What the app has saved on the phone, as text. */
export async function savedIn({ name, store }: typeof work): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const saved = await new Promise<unknown[]>((resolve, reject) => {
    const reading = database.transaction(store).objectStore(store).getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
  database.close();
  return saved.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join();
}
