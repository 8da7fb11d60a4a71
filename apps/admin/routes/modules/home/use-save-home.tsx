import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminParcelHome } from 'market/parcel/parcel-home.admin.contract';
import { useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { moduleHomeCalls, moduleHomeQuery } from './module-home-calls.ts';
import { adopt, draftOfHome, type HomeDraft, wordsOf } from './module-home-draft.ts';

/** The row of the picture in front of the film, beside those of the reasons. */
export const guideRow = 'guide';

/** Holds what is written of a home, and saves it: the words first, then each picture that was chosen. */
export function useSaveHome(home: AdminParcelHome) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(home);
  const [draft, setDraft] = useState(() => draftOfHome(home));
  /** The row whose picture was sent last. */
  const [pictured, setPictured] = useState<string>();
  const params = { module_type: home.module_type };
  const save = useMutation({
    async mutationFn(sent: HomeDraft) {
      setPictured(undefined);
      const take = (next: AdminParcelHome, change: (draft: HomeDraft) => HomeDraft = (now) => now) => {
        setSaved(next);
        setDraft((now) => adopt(change(now), sent, next));
        queries.setQueryData(moduleHomeQuery(home.module_type).queryKey, next);
      };
      // A picture that is refused leaves the words saved.
      const next = await moduleHomeCalls.change({ params, body: { ...wordsOf(sent), version: saved.version } });
      take(next);
      for (const [place, { key, photo }] of sent.reasons.entries()) {
        const id = next.reasons[place]?.id;
        if (!photo || id === undefined) continue;
        setPictured(key);
        const picture = { params: { ...params, reason_id: id }, body: { photo } };
        take(await moduleHomeCalls.setReasonPicture(picture), (now) => ({
          ...now,
          reasons: now.reasons.map((row) => (row.key === key && row.photo === photo ? { ...row, photo: null } : row)),
        }));
      }
      const photo = sent.guidePhoto;
      if (!photo || !sent.hasGuide) return;
      setPictured(guideRow);
      take(await moduleHomeCalls.setGuidePicture({ params, body: { photo } }), (now) => ({
        ...now,
        guidePhoto: now.guidePhoto === photo ? null : now.guidePhoto,
      }));
    },
    onSuccess() {
      setPictured(undefined);
      toast({ text: t`Saved`, tone: 'ok' });
    },
  });
  const change = (part: Partial<HomeDraft> | ((now: HomeDraft) => Partial<HomeDraft>)) => {
    if (save.error) save.reset();
    setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
  };
  return { saved, draft, change, save, pictured: save.error ? pictured : undefined };
}
