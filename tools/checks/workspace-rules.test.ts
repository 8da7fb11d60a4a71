import { describe, expect, it } from 'vitest';
import { importsAcross } from './workspace-rules.ts';

describe('imports by path', () => {
  it.each([
    ['another application', 'apps/vendor/routes.tsx', '../courier/routes.tsx'],
    ['the storefront', 'apps/admin/routes/account/a-page.tsx', '../../../storefront/root.tsx'],
    ['a package', 'apps/courier/main.tsx', '../../packages/api/app/app.ts'],
    ['an application from a package', 'packages/app-kit/start/start-app.tsx', '../../../apps/vendor/routes.tsx'],
  ])('refuse %s', (_what, file, path) => {
    expect(importsAcross(file, `import { x } from '${path}';`)).toHaveLength(1);
    expect(importsAcross(file, `const x = await import('${path}');`)).toHaveLength(1);
  });

  it.each([
    ['the own application', 'apps/vendor/routes.tsx', './routes/account/vendor-account-page.tsx'],
    ['a list beside the applications', 'packages/app-kit/lingui.config.ts', '../../apps/applications.json'],
    ['anything from a test', 'packages/ui/forms/stepper.test.tsx', '../../../apps/storefront/testing/x.tsx'],
  ])('accept %s', (_what, file, path) => {
    expect(importsAcross(file, `import { x } from '${path}';`)).toEqual([]);
  });
});
