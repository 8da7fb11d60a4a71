import { toastAfterLoad } from 'ui/feedback/carried-toasts.ts';
import { type ChosenPlace, savePlace } from './save-place.ts';

/**
 * Makes a place the delivery place and loads the page anew, which then says so [LOC-27] [LOC-29]. False where nobody
 * delivers: then nothing is stored, and the page stays [LOC-31].
 */
export function choosePlace(place: ChosenPlace, said: string): boolean {
  if (!savePlace(place)) return false;
  toastAfterLoad({ text: said });
  location.reload();
  return true;
}
