import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { codeTriesLeft, doorCodeDigits } from 'market/orders/orders-door-code.rules';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { useEnqueueStep } from '../courier-steps.ts';
import page from '../current-delivery.module.css';
import type { Work } from '../use-work.ts';
import { isRightCode } from './check-door-code.ts';
import keys from './key-pad.module.css';
import { CodeBoxes, KeyPad } from './key-pad.tsx';

interface DoorCodePadProps {
  delivery: Delivery;
  work: Work;
  onProblem: () => void;
  onBack: () => void;
}

/** The four digits of the customer; the fourth one checks by itself, also without a connection [DEL-29] [DEL-30]. */
export function DoorCodePad({ delivery, work, onProblem, onBack }: DoorCodePadProps) {
  const { t } = useLingui();
  const make = useEnqueueStep(work.clockOffset);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState<string>();
  const { contact_name: name, code: orderCode, item_count: pieces, door_code: code } = delivery;
  const [firstName = ''] = name.trim().split(/\s+/);
  if (code === null) return null;
  const isProved = code.proved_at !== null;
  const left = codeTriesLeft(code.wrong);
  const isLocked = !isProved && left === 0;
  const check = async (whole: string) => {
    const isRight = !code.wrong.includes(whole) && (await isRightCode(whole, code));
    if (isRight || !code.wrong.includes(whole)) make(delivery, { kind: 'tryCode', code: whole, isRight });
    setMissed(isRight ? undefined : whole);
    if (!isRight) setTyped('');
  };
  const type = (digit: string) => {
    if (isProved || typed.length === doorCodeDigits) return;
    const next = typed + digit;
    setMissed(undefined);
    setTyped(next);
    if (next.length === doorCodeDigits) void check(next);
  };
  return (
    <>
      <main id="main" tabIndex={-1} className={page.page}>
        <p className={page.step}>
          <button type="button" className={page.back} onClick={onBack}>
            <Icon name="arrow-left" size={22} />
            <Trans>Back to the door</Trans>
          </button>
          <span>
            <Trans>Order {orderCode}</Trans>
          </span>
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.question}>
          <Trans>
            Ask <bdi>{firstName}</bdi> for the four digits
          </Trans>
        </h1>
        <p className={page.address}>
          <Plural
            value={pieces}
            one="Hand over # item first, then type. This works without network."
            other="Hand over # items first, then type. This works without network."
          />
        </p>
        <CodeBoxes label={t`The four digits`} code={typed} length={doorCodeDigits} />
        <div role="alert">
          {missed !== undefined && !isLocked && (
            <BannerNote tone="bad">
              <b>
                <Trans>
                  <bdi dir="ltr">{missed}</bdi> was wrong.
                </Trans>
              </b>{' '}
              <Plural
                value={left}
                one="# try left, then support helps you."
                other="# tries left, then support helps you."
              />
            </BannerNote>
          )}
          {isLocked && <Locked />}
        </div>
        <div role="status">
          {isProved && (
            <BannerNote tone="ok">
              <Trans>The code is right. You can finish this delivery.</Trans>
            </BannerNote>
          )}
        </div>
      </main>
      <footer className={page.foot}>
        {!isProved && !isLocked && (
          <KeyPad onDigit={type} onErase={() => setTyped((now) => now.slice(0, -1))}>
            <button type="button" className={classNames(keys.key, keys.word)} onClick={onProblem}>
              <Trans>Can’t deliver</Trans>
            </button>
          </KeyPad>
        )}
        <div className={page.buttons}>
          {isLocked && (
            <Button kind="outline" className={page.side} onClick={onProblem}>
              <Trans>Can’t deliver</Trans>
            </Button>
          )}
          <Button
            kind={isProved ? 'brand' : 'soft'}
            isBlock
            aria-disabled={!isProved}
            className={page.button}
            onClick={() => {
              if (isProved) make(delivery, { kind: 'deliver' });
            }}
          >
            <Trans>Delivered</Trans>
          </Button>
        </div>
      </footer>
    </>
  );
}

/** Five wrong codes: support speaks with the customer and lets the order go, which shows here by itself. */
function Locked() {
  const phone = useMarketSettings()?.phone ?? '';
  return (
    <BannerNote tone="bad">
      <p>
        <b>
          <Trans>Five codes were wrong.</Trans>
        </b>{' '}
        <Trans>Call support with the customer beside you. They can let you finish without the code.</Trans>
      </p>
      {phone !== '' && (
        <a className={page.tool} href={`tel:${phone}`}>
          <Icon name="phone" size={22} />
          <Trans>Call support</Trans>
        </a>
      )}
    </BannerNote>
  );
}
