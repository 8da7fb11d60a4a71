import { Plural, Trans } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import type { SuspensionRule } from 'market/access/access-suspensions.rules';
import type { ReactNode } from 'react';
import type { Contestable } from './contests-query.ts';

export const suspensionRuleNames: Record<SuspensionRule, ReactNode> = {
  safety: <Trans>Safety on the road</Trans>,
  other_person: <Trans>Another person worked with your account</Trans>,
  not_delivered: <Trans>Orders were taken and not delivered</Trans>,
  cash: <Trans>Cash was not handed in</Trans>,
  conduct: <Trans>How people were treated</Trans>,
  papers: <Trans>Papers are missing or have ended</Trans>,
  other: <Trans>Another reason</Trans>,
};

type Thing = Pick<Contestable, 'kind' | 'journal' | 'code' | 'currency' | 'booked' | 'rating'>;

/** What is contested, in a few words. */
export function ThingName({ thing: { kind, journal, code, currency, booked, rating } }: { thing: Thing }) {
  const amountText = useAmountText();
  if (kind === 'suspension') return <Trans>Your suspension</Trans>;
  if (kind === 'rating') return <Plural value={rating ?? 0} one="Rating of # star" other="Rating of # stars" />;
  const sum = booked === null || currency === null ? '' : amountText(booked, currency);
  return (
    <>
      {journalName(journal ?? '')} <bdi dir="ltr">{sum}</bdi>
      {code !== null && (
        <>
          {' · '}
          <bdi dir="ltr">#{code}</bdi>
        </>
      )}
    </>
  );
}

/** Whether the person has to say how much is missing: of a pay, not of a deduction. */
export function isPay({ kind, booked }: Pick<Thing, 'kind' | 'booked'>): boolean {
  return kind === 'sum' && (booked ?? 0) > 0;
}
