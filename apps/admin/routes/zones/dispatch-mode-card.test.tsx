import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { DispatchMode } from 'market/dispatch/dispatch-offers.rules';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { DispatchModeCard } from './dispatch-mode-card.tsx';

function open(permissions: string[]) {
  const zone: { mode: DispatchMode; version: number } = { mode: 'off', version: 3 };
  const shown = () => ({ zone_id: 4, name: 'Yaba', city: 'Lagos', ...zone });
  return renderInApp([{ path: '/', element: <DispatchModeCard zoneId={4} /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(permissions)),
    zones: () => reply({ zones: [shown()] }),
    4: () => {
      Object.assign(zone, { mode: 'decides', version: 4 });
      return reply(shown());
    },
  });
}

describe('[OPS-018] who gives orders to the riders of a zone', () => {
  it('is saved with one press, and the next change builds on it', async () => {
    const { screen, fakeApi } = await open(['ops.zones', 'ops.dispatch.settings']);
    const engine = screen.getByRole('radio', { name: /^The engine offers them/ });
    await engine.click();
    await expect.element(screen.getByText('Saved. The next round follows it.')).toBeVisible();
    await expect.element(engine).toBeChecked();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/4'))?.body).toEqual({ mode: 'decides', version: 3 });
  });

  it('is only read without the right to change it', async () => {
    const { screen } = await open(['ops.zones']);
    await expect.element(screen.getByRole('radio', { name: /^Riders take them from the list/ })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: /^The engine offers them/ })).toBeDisabled();
  });
});
