import { useEffect, useRef } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import type { SentCode } from '../sign-in-flow.ts';

/** Lets Firebase send a code; what fails there is only logged [AUTH-66]. */
export function useFirebaseCode(first: SentCode) {
  const { firebase } = useMarket().signIn;
  const sessionInfo = useRef<string>(undefined);
  const send = async ({ number }: SentCode) => {
    try {
      if (!firebase || !number) throw new Error('Firebase is not set up for codes');
      const { sendCodeByFirebase } = await import('./firebase-phone.ts');
      sessionInfo.current = await sendCodeByFirebase(firebase, number);
    } catch (error) {
      console.warn(error);
    }
  };
  const isSent = useRef(false);
  useEffect(() => {
    if (first.by !== 'firebase' || isSent.current) return;
    isSent.current = true;
    void send(first);
  });
  return { sessionInfo, send };
}
