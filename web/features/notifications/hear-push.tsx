import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isSessionRemembered } from '#browser/session-mark.ts';
import { toast } from '#ui/toast.ts';
import { tellLive } from './live-events.ts';
import { type PushContent, pathOfPush } from './push-path.ts';

/** A push that arrives while its page is looked at: the open chat asks anew, everything else is told in a toast. */
export function hearPush(content: PushContent, i18n: I18n, goTo: (path: string) => void): void {
  const { type, title = '', body = '' } = content;
  const action = {
    label: i18n._(msg`View`),
    onPress: () => goTo(pathOfPush(content, isSessionRemembered())),
  };
  if (type === 'message') {
    // [PUSH-02] [PUSH-03]
    const isOpen = tellLive({ name: 'message', data: content });
    if (!isOpen) toast({ text: i18n._(msg`You have a new message`), action });
    return;
  }
  const text = [title, body].filter(Boolean).join(' · ');
  // [PUSH-04]
  if (type === 'referral_code') {
    toast({ text, seconds: 5 });
    return;
  }
  // [PUSH-05]
  toast({ text, action });
}
