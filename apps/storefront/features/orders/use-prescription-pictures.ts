import { CallRefused } from 'market/calls/client';
import { maxPictures } from 'market/orders/orders.rules';
import { useEffect, useRef, useState } from 'react';

/** A picture of a prescription on its way. */
export interface SentPicture {
  key: number;
  file: File;
  /** Its address on this device. */
  preview: string;
  state: 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** The id of the API; empty until it is uploaded. */
  id: string;
  /** Why the API refused it; a retry would not help. */
  refusal: CallRefused | null;
}

export type PrescriptionPictures = ReturnType<typeof usePrescriptionPictures>;

/**
 * The pictures of a prescription or a refund: each is uploaded as soon as it is chosen, so that the order itself is quick [CHK-15].
 */
export function usePrescriptionPictures() {
  const [pictures, setPictures] = useState<SentPicture[]>([]);
  const [fault, setFault] = useState<'missing' | 'too many' | 'sending' | null>(null);
  const sending = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const all = useRef(pictures);
  all.current = pictures;

  const amend = (key: number, part: Partial<SentPicture>) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));

  const send = async ({ key, file }: Pick<SentPicture, 'key' | 'file'>) => {
    const ending = new AbortController();
    sending.current.set(key, ending);
    amend(key, { state: 'sending', share: 0, refusal: null });
    try {
      const { sendPicture } = await import('./send-picture.ts');
      const id = await sendPicture(file, { onProgress: (share) => amend(key, { share }), signal: ending.signal });
      amend(key, { state: 'sent', id });
    } catch (error) {
      const isRefused = error instanceof CallRefused && error.status < 500;
      if (!ending.signal.aborted) amend(key, { state: 'failed', refusal: isRefused ? error : null });
    } finally {
      sending.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    const free = maxPictures - all.current.length;
    setFault(files.length > free ? 'too many' : null);
    const added = files.slice(0, free).map((file): SentPicture => {
      lastKey.current += 1;
      const preview = URL.createObjectURL(file);
      return { key: lastKey.current, file, preview, state: 'sending', share: 0, id: '', refusal: null };
    });
    setPictures((before) => [...before, ...added]);
    for (const picture of added) void send(picture);
  };

  const remove = ({ key, preview }: SentPicture) => {
    sending.current.get(key)?.abort();
    URL.revokeObjectURL(preview);
    setPictures((before) => before.filter((picture) => picture.key !== key));
    setFault(null);
  };

  useEffect(
    () => () => {
      for (const ending of sending.current.values()) ending.abort();
      for (const { preview } of all.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  /** Returns the ids to order with; undefined, with a message, while there is none or one is uploading [CHK-14]. */
  const ready = (): string[] | undefined => {
    const ids = all.current.flatMap(({ id }) => (id ? [id] : []));
    const isSending = all.current.some(({ state }) => state === 'sending');
    setFault(isSending ? 'sending' : ids.length === 0 ? 'missing' : null);
    return isSending || ids.length === 0 ? undefined : ids;
  };

  /** Returns the ids where none are needed; undefined, with a message, while one is not uploaded. */
  const readyIfAny = (): string[] | undefined => {
    const isLeft = all.current.some(({ id }) => id === '');
    setFault(isLeft ? 'sending' : null);
    return isLeft ? undefined : all.current.map(({ id }) => id);
  };

  return { pictures, fault, add, remove, retry: send, ready, readyIfAny };
}
