// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const staff = 'packages/api/http/callers/staff.ts';
const matrix = 'packages/api/http/callers/staff-authorization.test.ts';
const limits = 'packages/api/access/limits/act-within-limit.ts';
const limitTest = 'packages/api/access/limits/act-within-limit.test.ts';
const proposals = 'packages/api/orders/desk/decide-proposal.ts';
const proposalTest = 'packages/api/orders/desk/decide-proposal.test.ts';
const members = 'packages/api/access/manage-members.ts';
const membersTest = 'packages/api/access/manage-members.test.ts';
const operators = 'packages/api/access/manage-operators.ts';
const inviteTest = 'packages/api/access/invitations/invite-staff.test.ts';
const walk = 'packages/api/access/audit/every-writing-call.test.ts';
const auditTest = 'packages/api/access/audit/read-audit.test.ts';
const factorTest = 'packages/api/auth/second-factor/manage-second-factor.test.ts';
const factorData = 'packages/api/auth/second-factor/auth-second-factor.data.ts';
const operatorsTest = 'packages/api/access/manage-operators.test.ts';

export const staffGuards: Guard[] = [
  {
    against: 'P16 staff beyond their role',
    what: 'a member needs the permission that the call declares',
    test: { file: matrix, title: 'answers %s as the contract says' },
    without: [{ file: staff, line: '      mustHave(permissions, need.permission);\n', instead: '' }],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'an operator needs the permission that the call declares',
    test: { file: matrix, title: 'answers %s as the contract says' },
    without: [
      {
        file: staff,
        line: '      const permissions = permissionsOfRoles(operator.roles);\n      mustHave(permissions, need.permission);\n',
        instead: '      const permissions = permissionsOfRoles(operator.roles);\n',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'a member works in their own store only',
    test: { file: matrix, title: 'answers %s as the contract says' },
    without: [
      {
        file: 'packages/api/access/access.data.ts',
        line: 'where m.store_id = ${storeId} and m.customer_id = ${customerId}`.execute(db);\n  return rows[0];\n}\n\n/** Returns the courier',
        instead:
          'where m.customer_id = ${customerId} and ${storeId} > 0`.execute(db);\n  return rows[0];\n}\n\n/** Returns the courier',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'a suspended member is refused',
    test: { file: matrix, title: 'answers %s as the contract says' },
    without: [{ file: staff, line: '      mustNotBeSuspended(member);\n', instead: '' }],
  },
  {
    against: 'P16 staff beyond their role',
    what: "a role with more permissions than one's own cannot be given",
    test: { file: operatorsTest, title: 'a person cannot give a permission that they do not have: %s' },
    without: [{ file: operators, line: "    mustBeGrantableRoles(staff, roles, zoneIds ?? 'all');\n", instead: '' }],
  },
  {
    against: 'P16 staff beyond their role',
    what: "a role with more permissions than one's own cannot be taken away",
    test: { file: operatorsTest, title: 'a person cannot take away a permission that they do not have' },
    without: [
      {
        file: operators,
        line: "  mustBeGrantableRoles(staff, operator.roles, operator.zone_ids ?? 'all');\n",
        instead: '',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'changes of the staff of a store are serialized',
    test: { file: membersTest, title: 'of two owners who remove each other' },
    without: [
      {
        file: 'packages/api/access/access.data.ts',
        line: '  await sql`select from stores where id = ${storeId} for no key update`.execute(db);\n',
        instead: '',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'the version that a person saw is compared',
    test: { file: membersTest, title: 'the later of two who saw the same version' },
    without: [
      {
        file: members,
        line: 'if (member.version !== version)',
        instead: 'if (member.version < 0 && version < 0)',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'an action leaves its line in the audit log',
    test: { file: membersTest, title: 'an owner gives a member another role' },
    without: [
      {
        file: 'packages/api/http/callers/act-as-staff.ts',
        line: '    await writeAuditLine(transaction, staff, change);\n    return result;',
        instead: '    void writeAuditLine;\n    return result;',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'an invitation is accepted once',
    test: { file: inviteTest, title: 'is accepted once, also by two at the same moment' },
    without: [
      {
        file: 'packages/api/access/invitations/accept-invitation.ts',
        line: '    await markAccepted(transaction, invitation.id, now());\n',
        instead: '    void markAccepted;\n',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: "an invitation cannot carry more permissions than one's own",
    test: { file: inviteTest, title: 'is refused with %j in the zones %j' },
    without: [
      {
        file: 'packages/api/access/access.admin.routes.ts',
        line: "    mustBeGrantableRoles(caller, named, zoneIds ?? 'all');\n",
        instead: '    void mustBeGrantableRoles;\n',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'the invitations of a removed person end',
    test: { file: inviteTest, title: 'ends when the person who has sent it is removed' },
    without: [
      {
        file: members,
        line: '    await withdrawSentBy(transaction, staff.storeId, accountId, at);\n',
        instead: '    void withdrawSentBy;\n',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'concurrent actions of a person are serialized at the limit',
    test: { file: limitTest, title: 'cannot be beaten by two refunds of different orders at once' },
    without: [{ file: limits, line: '  await lockMover(transaction, mover);\n', instead: '  void lockMover;\n' }],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'a proposal cannot be approved by its author',
    test: { file: proposalTest, title: 'is not for the person who made it, also as a lead' },
    without: [
      {
        file: proposals,
        line: "    if (proposal.accountId === staff.customerId) throw new Refusal('proposal_own');\n    await context",
        instead: '    await context',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'a proposal ends when its author loses the permission',
    test: { file: proposalTest, title: 'is not carried out for a person who %s meanwhile' },
    without: [
      {
        file: proposals,
        line: "    if (!(await mayStillPropose(transaction, proposal, prepared))) throw new Refusal('proposal_unauthorized');\n",
        instead: '    void mayStillPropose;\n',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'every call that writes leaves its line in the audit log',
    test: { file: walk, title: '$title' },
    without: [
      {
        file: 'packages/api/access/act-once-as-staff.ts',
        line: '    await writeAuditLine(transaction, staff, change);\n',
        instead: '    void [writeAuditLine, change];\n',
      },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'a line of the audit log that was changed breaks the chain',
    test: { file: auditTest, title: 'is broken by %s' },
    without: [
      {
        // Statements are read as text, which no edit reaches.
        file: 'packages/api/testing/breaches.ts',
        line: "'utf8');",
        instead: "'utf8').replace(' or k.hash is distinct from audit_link_hash(k.previous, l)', '');",
      },
    ],
  },
  {
    against: 'P17 a stolen password of staff',
    what: 'operators work from the networks of the market',
    test: {
      file: 'packages/api/access/networks/operator-networks.test.ts',
      title: 'refuse an operator from elsewhere',
    },
    without: [
      { file: staff, line: "  if (outside === 'refused') throw new Refusal('network_refused');\n", instead: '' },
    ],
  },
  {
    against: 'P16 staff beyond their role',
    what: 'a closed store changes nothing but its running orders',
    test: { file: 'packages/api/stores/closings/store-closings.test.ts', title: 'can be read but not changed' },
    without: [{ file: staff, line: '      mustNotChangeClosed(member, called);\n', instead: '' }],
  },
  {
    against: 'P17 a stolen password of staff',
    what: 'operators prove their second factor',
    test: { file: factorTest, title: 'is asked for on a new device' },
    without: [
      { file: staff, line: '      mustProve({ isAsked: true, factor, isElsewhere }, called, find);\n', instead: '' },
    ],
  },
  {
    against: 'P17 a stolen password of staff',
    what: 'a code can be used once',
    test: { file: factorTest, title: 'takes each code once' },
    without: [
      {
        file: factorData,
        line: 'where id = ${id} and last_step < ${step} returning id',
        instead: 'where id = ${id} returning id',
      },
    ],
  },
  {
    against: 'P17 a stolen password of staff',
    what: 'a recovery code can be used once',
    test: { file: factorTest, title: 'takes a recovery code once' },
    without: [{ file: factorData, line: ' and used_at is null returning code_hash', instead: ' returning code_hash' }],
  },
  {
    against: 'P17 a stolen password of staff',
    what: 'wrong codes lock the second factor',
    test: { file: factorTest, title: 'locks after five wrong codes' },
    without: [
      {
        file: factorData,
        line: '      where g.failures < ${most}::int or g.failed_at <= ${start}\n',
        instead: '      where ${most}::int > 0\n',
      },
    ],
  },
  {
    against: 'P17 a stolen password of staff',
    what: 'the second factor can be changed only with a fresh proof',
    test: { file: factorTest, title: 'is changed with a proof alone' },
    without: [
      {
        file: 'packages/api/auth/second-factor/manage-second-factor.ts',
        line: "  if (factor.isSetUp && !isProved) throw new Refusal('second_factor_needed');\n",
        instead: '  void isProved;\n',
      },
    ],
  },
];
