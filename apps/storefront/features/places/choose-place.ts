import { toastAfterLoad } from 'ui/feedback/carried-toasts.ts';
import { reloadPage } from '#browser/reload-page.ts';
import { type ChosenPlace, savePlace } from './save-place.ts';

/**
 * Saves the delivery place and reloads the page, which then confirms it [LOC-27] [LOC-29]. Returns false outside all
 * zones: then nothing is saved, and the page stays [LOC-31].
 */
export function choosePlace(place: ChosenPlace, confirmation: string): boolean {
  if (!savePlace(place)) return false;
  toastAfterLoad({ text: confirmation });
  reloadPage();
  return true;
}
