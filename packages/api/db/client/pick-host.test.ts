import { describe, expect, it } from 'vitest';
import type { SessionTarget } from './database-address.ts';
import { type HostRole, pickHost } from './pick-host.ts';

const standby: HostRole = { isStandby: true, isReadOnly: true, timeline: null };
const primary: HostRole = { isStandby: false, isReadOnly: false, timeline: 1 };
const promoted: HostRole = { ...primary, timeline: 2 };
const readOnly: HostRole = { ...primary, isReadOnly: true };
const away = undefined;

type Case = [
  what: string,
  roles: (HostRole | undefined)[],
  target: SessionTarget,
  present: number | undefined,
  picked: number | undefined,
  seenTimeline?: number,
];

const cases: Case[] = [
  ['the first that fits', [away, standby, primary], 'read-write', undefined, 2],
  ['none where none fits', [away, standby, readOnly], 'read-write', undefined, undefined],
  ['a primary, also a read-only one', [standby, readOnly], 'primary', undefined, 1],
  ['a read-only one', [primary, readOnly, standby], 'read-only', undefined, 1],
  ['a standby', [primary, readOnly, standby], 'standby', undefined, 2],
  ['no primary in place of a standby', [primary, away], 'standby', undefined, undefined],
  ['a standby before a primary', [primary, standby], 'prefer-standby', undefined, 1],
  ['a primary where no standby answers', [away, primary], 'prefer-standby', undefined, 1],
  ['the first that answers', [away, standby, primary], 'any', undefined, 1],
  ['the present one while it fits', [standby, standby], 'standby', 1, 1],
  ['another one when the present one does not answer', [away, promoted], 'read-write', 0, 1],
  ['another one when the present one has become a standby', [standby, promoted], 'read-write', 0, 1],
  ['of two primaries the one on the newer timeline', [primary, promoted], 'read-write', undefined, 1],
  ['that one also where the other is the present one', [primary, promoted], 'read-write', 0, 1],
  ['none where the only primary has been replaced', [primary, away], 'read-write', 0, undefined, 2],
  ['the successor of a primary that was seen', [away, promoted], 'read-write', 0, 1, 2],
];

describe('the host of a connection', () => {
  it.each(cases)('is %s', (_what, roles, target, present, picked, seenTimeline) => {
    expect(pickHost(roles, target, present, seenTimeline)).toBe(picked);
  });
});
