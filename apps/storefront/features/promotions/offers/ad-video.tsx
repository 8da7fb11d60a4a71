import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import styles from './ad-card.module.css';
import { reducesMotion } from './use-slides.ts';

export interface VideoEvents {
  onPlay: () => void;
  onPause: () => void;
  /** The video has been seen to its end. */
  onEnd: () => void;
}

export interface AdVideoProps extends VideoEvents {
  source: string;
  cover: string;
  name: string;
}

/** How much of it must be in sight before it plays. */
const seenShare = 0.6;

/**
 * Plays without sound when it becomes visible [PROMO-38]; if the user saves data or prefers reduced motion, on a press.
 */
export function AdVideo({ source, cover, name, onPlay, onPause, onEnd }: AdVideoProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isStopped = useRef(false);
  useEffect(() => {
    const element = video.current;
    if (!element || reducesMotion()) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause();
        // Pausing also lasts when it becomes visible again. Browsers may refuse to play; the button still works.
        else if (!isStopped.current) element.play().catch(() => undefined);
      },
      { threshold: seenShare },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    isStopped.current = isPlaying;
    if (isPlaying) element.pause();
    else element.play().catch(() => undefined);
  };
  return (
    <>
      {/* Without sound there is nothing that captions could say. */}
      <video
        ref={video}
        src={source}
        poster={cover}
        muted
        playsInline
        preload="none"
        className={styles.video}
        onPlay={() => {
          setPlaying(true);
          onPlay();
        }}
        onPause={() => {
          setPlaying(false);
          onPause();
        }}
        onEnded={() => {
          setPlaying(false);
          onEnd();
        }}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        kind="raised"
        iconSize={20}
        label={isPlaying ? t`Pause ${name}` : t`Play ${name}`}
        className={styles.play}
        onClick={toggle}
      />
    </>
  );
}
