import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isSessionMarked } from 'app-kit/session/session-mark.ts';
import { toast } from 'ui/feedback/toast.ts';
import { emitLive } from './live-events.ts';
import { type PushContent, pathOfPush } from './push-path.ts';

type GoTo = (path: string) => void;

/** Handles a push while its page is visible: an open chat reloads, everything else becomes a toast. */
export function receivePush(content: PushContent, i18n: I18n, goTo: GoTo): void {
  const { type, title = '', body = '' } = content;
  if (type === 'message') {
    // An open chat shows its message itself [PUSH-02].
    const isShown = emitLive({ name: 'message', data: content });
    if (!isShown) showMessage(content, i18n, goTo);
    return;
  }
  const text = [title, body].filter(Boolean).join(' · ');
  const action = viewOf(content, i18n, goTo);
  // Everything else is a toast with a link [PUSH-04] [PUSH-05].
  toast({ text, action, ...(type === 'referral_code' && { seconds: 5 }) });
}

/** A message arrived, and no chat is open [PUSH-03]. */
export function showMessage(content: PushContent, i18n: I18n, goTo: GoTo): void {
  toast({ text: i18n._(msg`You have a new message`), action: viewOf(content, i18n, goTo) });
}

function viewOf(content: PushContent, i18n: I18n, goTo: GoTo) {
  return { label: i18n._(msg`View`), onPress: () => goTo(pathOfPush(content, isSessionMarked())) };
}
