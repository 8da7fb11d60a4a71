import { describe, expect, it } from 'vitest';
import { isMemory } from './memory-folder.ts';

const disk = '/dev/vda / ext4 rw,relatime 0 0';

describe('the memory that tests write to', () => {
  it.each([
    ['is a tmpfs', 'tmpfs /dev/shm tmpfs rw,relatime,size=24684092k 0 0', true],
    ['is none where no program may run', 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
    ['is none on a disk', '/dev/vdb /dev/shm ext4 rw,relatime 0 0', false],
    ['is none where nothing is mounted', '', false],
    ['is what was mounted last', 'tmpfs /dev/shm tmpfs rw,noexec 0 0\ntmpfs /dev/shm tmpfs rw 0 0', true],
  ])('%s', (_title, mounts, expected) => {
    expect(isMemory(`${disk}\n${mounts}\n`)).toBe(expected);
  });
});
