import type { AdminParcelHome } from 'market/parcel/parcel-home.admin.contract';
import { guideSteps, isFilmOrNone } from 'market/parcel/parcel-home.rules';
import { imagePath } from 'market/values/image-path';

export interface ReasonDraft {
  /** Of the row on the screen; a new one has no number yet. */
  key: string;
  id: number | null;
  title: string;
  text: string;
  image: string;
  /** Chosen, and not sent yet. */
  photo: File | null;
}

export interface StepDraft {
  label: string;
  text: string;
}

export interface HomeDraft {
  reasons: ReasonDraft[];
  hasGuide: boolean;
  film: string;
  steps: StepDraft[];
  guideImage: string;
  guidePhoto: File | null;
}

/** The picture of what has none of its own. */
const standIn = imagePath('gift');

export function newReason(key: string): ReasonDraft {
  return { key, id: null, title: '', text: '', image: standIn, photo: null };
}

export function draftOfHome({ reasons, guide }: AdminParcelHome): HomeDraft {
  return {
    reasons: reasons.map(({ id, title, short_description, image_full_url }) => ({
      ...{ key: `saved-${id}`, id, title, text: short_description, image: image_full_url, photo: null },
    })),
    ...{ hasGuide: guide !== null, film: guide?.film ?? '', guideImage: guide?.image_full_url ?? standIn },
    steps: guide?.steps ?? Array.from({ length: guideSteps }, () => ({ label: '', text: '' })),
    guidePhoto: null,
  };
}

/** Returns what is sent of a draft beside the pictures. */
export function wordsOf({ reasons, hasGuide, film, steps }: HomeDraft) {
  return {
    reasons: reasons.map(({ id, title, text }) => ({ id, title: title.trim(), short_description: text.trim() })),
    guide: hasGuide
      ? { film: film.trim(), steps: steps.map(({ label, text }) => ({ label: label.trim(), text: text.trim() })) }
      : null,
  };
}

/** Whether every reason and every step has its title, and the film is of this site. */
export function isWhole(draft: HomeDraft): boolean {
  const { reasons, guide } = wordsOf(draft);
  if (!isFilmOrNone(guide?.film ?? '')) return false;
  return reasons.every(({ title }) => title) && (guide?.steps ?? []).every(({ label }) => label);
}

export function differs(draft: HomeDraft, saved: AdminParcelHome): boolean {
  const hasPhoto = draft.guidePhoto !== null || draft.reasons.some(({ photo }) => photo);
  return hasPhoto || JSON.stringify(wordsOf(draft)) !== JSON.stringify(wordsOf(draftOfHome(saved)));
}

/** Returns a draft with the numbers and pictures of what was saved of it; `sent` has the rows as they went. */
export function adopt(draft: HomeDraft, sent: HomeDraft, saved: AdminParcelHome): HomeDraft {
  const reasons = draft.reasons.map((reason) => {
    const known = saved.reasons[sent.reasons.findIndex(({ key }) => key === reason.key)];
    return known ? { ...reason, id: known.id, image: known.image_full_url } : reason;
  });
  return { ...draft, reasons, guideImage: saved.guide?.image_full_url ?? standIn };
}
