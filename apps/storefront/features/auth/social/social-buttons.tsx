import { Trans, useLingui } from '@lingui/react/macro';
import type { SocialMedium } from 'market/auth/auth.rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import type { OfferedProvider } from '#features/config/sign-in-offer.ts';
import { useMarket } from '#features/config/use-market.ts';
import type { SignInFlow, SocialBody } from '../sign-in-flow.ts';
import { appleNonce, loadApple, signInAtApple } from './apple-sign-in.ts';
import { loadFacebook, signInAtFacebook } from './facebook-sign-in.ts';
import { drawGoogleButton } from './google-sign-in.ts';
import { ProviderMark, providerNames } from './provider-mark.tsx';
import styles from './social-buttons.module.css';
import { useSocialSignIn } from './use-social-sign-in.tsx';

/** One takes the line, two share it, three are a row of small ones [AUTH-12]. Their scripts come only now. */
export function SocialButtons({ flow }: { flow: SignInFlow }) {
  const { providers } = useMarket().signIn;
  const { isSending, send } = useSocialSignIn(flow);
  const size = providers.length === 1 ? 'whole' : 'part';
  const each = {
    size,
    isRow: providers.length > 2,
    isSending,
    onProof: (proof: SocialBody) => void send(proof),
  } as const;
  return (
    <div className={classNames(styles.buttons, styles[`of${providers.length}`])}>
      {providers.map((provider) => {
        if (provider.medium === 'google') return <GoogleButton key="google" provider={provider} {...each} />;
        if (provider.medium === 'facebook') return <FacebookButton key="facebook" provider={provider} {...each} />;
        return <AppleButton key="apple" provider={provider} {...each} />;
      })}
    </div>
  );
}

interface EachProps<Medium extends SocialMedium> {
  provider: Extract<OfferedProvider, { medium: Medium }>;
  size: 'whole' | 'part';
  isRow: boolean;
  isSending: boolean;
  onProof: (proof: SocialBody) => void;
}

function GoogleButton({ provider: { clientId }, size, isRow, onProof }: EachProps<'google'>) {
  const { i18n } = useLingui();
  const slot = useRef<HTMLDivElement>(null);
  const [isRendered, setIsRendered] = useState(false);
  const latest = useRef(onProof);
  latest.current = onProof;
  useEffect(() => {
    const place = slot.current;
    if (!place) return;
    const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
    const look = { isIcon: isRow, isDark, width: place.clientWidth, language: i18n.locale };
    drawGoogleButton(place, clientId, look, (proof) => latest.current(proof)).then(
      () => setIsRendered(true),
      (error: unknown) => console.warn(error),
    );
  }, [clientId, isRow, i18n]);
  return (
    <div className={styles.place}>
      <div ref={slot} className={styles.slot} />
      {!isRendered && (
        <Face isLoading>
          <Words medium="google" size={size} />
        </Face>
      )}
    </div>
  );
}

function FacebookButton({ provider: { appId }, size, isSending, onProof }: EachProps<'facebook'>) {
  const { i18n } = useLingui();
  useEffect(() => {
    loadFacebook(appId).catch((error: unknown) => console.warn(error));
  }, [appId]);
  const ask = async () => {
    try {
      await loadFacebook(appId);
      const proof = await signInAtFacebook();
      if (proof) onProof(proof);
    } catch (error) {
      showFault(error, i18n, () => void ask());
    }
  };
  return (
    <Face isOff={isSending} onPress={() => void ask()}>
      <Words medium="facebook" size={size} />
    </Face>
  );
}

function AppleButton({ provider, size, isSending, onProof }: EachProps<'apple'>) {
  const { i18n } = useLingui();
  const nonce = useRef<Awaited<ReturnType<typeof appleNonce>>>(undefined);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    Promise.all([loadApple(), appleNonce()]).then(
      ([, made]) => {
        nonce.current = made;
        setIsLoaded(true);
      },
      (error: unknown) => console.warn(error),
    );
  }, []);
  const ask = async () => {
    if (!nonce.current) return;
    try {
      const proof = await signInAtApple(provider, nonce.current);
      if (proof) onProof(proof);
      nonce.current = await appleNonce();
    } catch (error) {
      showFault(error, i18n, () => void ask());
    }
  };
  // Until the script of the provider is there [AUTH-107].
  if (!isLoaded) {
    return (
      <Face isLoading isWide>
        <Icon name="loader-circle" size={19} className={styles.spinner} />
        <Trans>Loading Apple Login...</Trans>
      </Face>
    );
  }
  return (
    <Face isOff={isSending} onPress={() => void ask()}>
      <Words medium="apple" size={size} />
    </Face>
  );
}

function Words({ medium, size }: { medium: SocialMedium; size: 'whole' | 'part' }) {
  return (
    <>
      <ProviderMark medium={medium} />
      {size === 'whole' ? <Whole medium={medium} /> : <span>{providerNames[medium]}</span>}
    </>
  );
}

function Whole({ medium }: { medium: SocialMedium }) {
  if (medium === 'google') return <Trans>Continue with Google</Trans>;
  if (medium === 'facebook') return <Trans>Continue with Facebook</Trans>;
  return <Trans>Continue with Apple</Trans>;
}

interface FaceProps {
  isLoading?: boolean;
  isOff?: boolean;
  isWide?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

function Face({ isLoading = false, isOff = false, isWide = false, onPress, children }: FaceProps) {
  return (
    <button
      type="button"
      disabled={isLoading || isOff}
      aria-busy={isLoading || undefined}
      className={classNames(styles.button, isWide && styles.wide)}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
