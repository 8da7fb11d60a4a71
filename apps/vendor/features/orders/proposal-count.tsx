import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SectionCount } from 'app-kit/frame/section-count.tsx';
import { storeProposalsQuery } from './proposal-calls.ts';

/** How many proposals wait for this member, beside the section [SEAT-16]. */
export function ProposalCount({ storeId }: { storeId: number }) {
  const proposals = useQuery(storeProposalsQuery(storeId, 'open')).data?.proposals ?? [];
  const count = proposals.filter(({ may_decide: mayDecide }) => mayDecide).length;
  return (
    <SectionCount count={count}>
      <Plural value={count} one="# waiting" other="# waiting" />
    </SectionCount>
  );
}
