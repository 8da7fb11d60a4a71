import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { approveProposal, declineProposal, takeProposalBack } from './decide-proposal.ts';
import { listProposals, proposalReply } from './list-proposals.ts';

export const vendorProposalsRoutes = (context: ApiContext): Handlers<Contract['vendorProposals']> => ({
  list: ({ caller, query }) => listProposals(context, caller, query),

  async approve({ caller, params }) {
    return proposalReply(context, caller, await approveProposal(context, caller, params.proposal_id));
  },

  async decline({ caller, params, body }) {
    return proposalReply(context, caller, await declineProposal(context, caller, params.proposal_id, body.reason));
  },

  async takeBack({ caller, params }) {
    return proposalReply(context, caller, await takeProposalBack(context, caller, params.proposal_id));
  },
});
