import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../repository-files.ts';
import { staffInBrowser } from './import-rules.ts';
import { importsBetween } from './read-imports.ts';

const page = 'apps/storefront/routes/home/home-page.tsx';
const shared = 'packages/app-kit/team/team.ts';
const board = 'apps/vendor/routes/board/store-board.tsx';
const calls = 'packages/market/orders/orders.vendor.contract.ts';

function waysIn(sources: Record<string, string>): string[][] {
  return staffInBrowser(importsBetween(new Map(Object.entries(sources))));
}

describe("[SEAT-36] a customer's browser", () => {
  it('downloads nothing of the staff applications, and none of their calls', () => {
    const files = repositoryFiles().filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file));
    const tested = /\.test\.tsx?$|\/testing\//;
    const imports = importsBetween(
      new Map(files.filter((file) => !tested.test(file)).map((file) => [file, textOf(file) ?? ''])),
    );
    expect(imports.some(({ from }) => from === page)).toBe(true);
    expect(imports.some(({ from }) => from === board)).toBe(true);
    expect(staffInBrowser(imports)).toEqual([]);
  });

  it.each([
    [
      'by a page itself',
      { [page]: "import '../../../vendor/routes/board/store-board.tsx';", [board]: '' },
      [page, board],
    ],
    [
      'later, by a part that is shared',
      {
        [page]: "const late = () => import('app-kit/team/team.ts');",
        [shared]: "import 'market/orders/orders.vendor.contract';",
        [calls]: '',
      },
      [page, shared, calls],
    ],
  ])('would be seen to do it %s', (_how, sources, way) => {
    expect(waysIn(sources as unknown as Record<string, string>)).toEqual([way]);
  });

  it('does not get what stays on the server', () => {
    const server = 'apps/storefront/server/api-client.server.ts';
    expect(
      waysIn({
        [page]: "import '../../server/api-client.server.ts';",
        [server]: "import 'market/orders/orders.vendor.contract';",
        [calls]: '',
      }),
    ).toEqual([]);
  });
});

describe('[SEAT-36] the first load of a staff application', () => {
  const applications: { name: string; budget: string }[] = JSON.parse(readFileSync('apps/applications.json', 'utf8'));

  it('has a budget, of which the check of sizes takes its limits', () => {
    const folders = readdirSync('apps', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const staff = folders.map(({ name }) => name).filter((name) => name !== 'server' && name !== 'storefront');
    expect(applications.map(({ name }) => name).toSorted()).toEqual(staff.toSorted());
    expect(readFileSync('.size-limit.ts', 'utf8')).toContain('limit: budget,');
  });

  it.each([
    ['courier', 130],
    ['vendor', 150],
    ['admin', 210],
  ])('of %s is at most %i kB', (name, most) => {
    const budget = applications.find((application) => application.name === name)?.budget ?? '';
    expect(budget).toMatch(/^\d+ kB$/);
    expect(Number.parseInt(budget, 10)).toBeLessThanOrEqual(most);
  });
});
