import * as Leaflet from 'leaflet';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { CityMap, type CityPoint } from './city-map.tsx';
import { PickMap, type PickMapProps } from './map.tsx';
import { RouteMap } from './route-map.tsx';

/** A map has the size of its class. */
const sizes = document.createElement('style');
sizes.textContent = `
  .map-under-test { inline-size: 600px; block-size: 400px; }
  .map-under-test.tall { inline-size: 300px; block-size: 700px; }`;
document.head.append(sizes);

const yaba = { lat: 6.507, lng: 3.3755 };
const island = { lat: 6.43, lng: 3.42 };

/** A base without a drawing, which exposes the initial zoom and the map. */
function bareBase() {
  const seen: { map?: Leaflet.Map; zoom?: number } = {};
  const layer = () => {
    const group = Leaflet.layerGroup();
    group.on('add', () => {
      // biome-ignore lint/complexity/useLiteralKeys: the library keeps it to itself
      seen.map = group['_map'] as Leaflet.Map;
      seen.zoom = seen.map.getZoom();
    });
    return group;
  };
  return { seen, base: { layer } };
}

async function pickMap(props: Partial<PickMapProps> = {}) {
  const { seen, base } = bareBase();
  const onSettle = vi.fn();
  const onLeave = vi.fn();
  const screen = await renderInEnglish(
    <PickMap
      label="Map"
      target={yaba}
      onLeave={onLeave}
      onSettle={onSettle}
      base={base}
      className="map-under-test"
      {...props}
    />,
  );
  await expect.element(screen.getByRole('application')).toBeVisible();
  return {
    screen,
    seen,
    onLeave,
    onSettle,
    nearer: screen.getByLabelText('Zoom in'),
    farther: screen.getByLabelText('Zoom out'),
  };
}

/** Sends the pin to the island at the press of a button. */
function Sent(props: Pick<PickMapProps, 'onLeave' | 'onSettle' | 'base'>) {
  const [target, setTarget] = useState(yaba);
  return (
    <>
      <button type="button" onClick={() => setTarget(island)}>
        Send
      </button>
      <PickMap label="Map" target={target} className="map-under-test" {...props} />
    </>
  );
}

describe('the map under a pin', () => {
  it('[LOC-38] opens at zoom 17', async () => {
    expect((await pickMap()).seen.zoom).toBe(17);
  });

  it('[LOC-39] opens at zoom 9 when it shows a zone', async () => {
    const area = [yaba, island, { lat: 6.5, lng: 3.5 }];
    const { seen, screen } = await pickMap({ area });
    expect(seen.zoom).toBe(9);
    expect(screen.container.querySelectorAll('path[stroke]').length).toBe(1);
  });

  it('[LOC-37] [LOC-04] goes one step nearer to 21 and one farther to 1, and no step more', async () => {
    const { seen, nearer, farther } = await pickMap();
    for (const zoom of [18, 19, 20, 21]) {
      await nearer.click();
      await expect.poll(() => seen.map?.getZoom()).toBe(zoom);
    }
    await expect.element(nearer).toBeDisabled();
    for (let zoom = 20; zoom >= 1; zoom--) {
      await farther.click();
      await expect.poll(() => seen.map?.getZoom()).toBe(zoom);
    }
    await expect.element(farther).toBeDisabled();
  });

  it('[LOC-14] reports at once that it leaves a place, and once where it has come to rest, and nothing while only the zoom changes', async () => {
    const { seen, onLeave, onSettle, farther } = await pickMap();
    await farther.click();
    await expect.poll(() => seen.map?.getZoom()).toBe(16);
    expect(onLeave).not.toHaveBeenCalled();
    seen.map?.panBy([200, 0], { animate: false });
    seen.map?.panBy([200, 0], { animate: false });
    expect(onLeave).toHaveBeenCalledOnce();
    expect(onSettle).not.toHaveBeenCalled();
    await expect.poll(() => onSettle.mock.calls.length).toBe(1);
    const [point] = onSettle.mock.calls[0] ?? [];
    expect(point.lat).toBeCloseTo(yaba.lat, 4);
    expect(point.lng).toBeGreaterThan(yaba.lng + 0.007);
  });

  it('keeps its middle when its shape changes', async () => {
    const { screen, seen, onLeave } = await pickMap();
    const frame = screen.getByRole('application').element().parentElement;
    frame?.classList.add('tall');
    await expect.poll(() => seen.map?.getSize()).toMatchObject({ x: 300, y: 700 });
    expect(seen.map?.getCenter().lat).toBeCloseTo(yaba.lat, 4);
    expect(seen.map?.getCenter().lng).toBeCloseTo(yaba.lng, 4);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('is moved by the arrow keys', async () => {
    const { screen, onSettle } = await pickMap();
    (screen.getByRole('application').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => onSettle.mock.calls.length).toBe(1);
    expect(onSettle.mock.calls[0]?.[0].lat).toBeGreaterThan(yaba.lat);
    await expect
      .element(screen.getByRole('application'))
      .toHaveAccessibleDescription('Use the arrow keys to move the map');
  });

  it('goes where it is sent without reporting it back', async () => {
    const { seen, base } = bareBase();
    const [onLeave, onSettle] = [vi.fn(), vi.fn()];
    const screen = await renderInEnglish(<Sent onLeave={onLeave} onSettle={onSettle} base={base} />);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => seen.map?.getCenter().lat).toBeCloseTo(island.lat, 4);
    expect(onLeave).not.toHaveBeenCalled();
    seen.map?.panBy([0, -300], { animate: false });
    await expect.poll(() => onSettle.mock.calls.length).toBe(1);
    expect(onSettle.mock.calls[0]?.[0].lat).toBeGreaterThan(island.lat);
  });
});

describe('the map of a way', () => {
  it('[LOC-40] opens at zoom 10 and then fits both ends', async () => {
    const { seen, base } = bareBase();
    await renderInEnglish(
      <div className="map-under-test">
        <RouteMap label="Way" store={yaba} home={island} courier={null} route={[yaba, island]} base={base} />
      </div>,
    );
    await expect.poll(() => seen.zoom).toBe(10);
    await expect.poll(() => seen.map?.getBounds().contains(yaba) && seen.map.getBounds().contains(island)).toBe(true);
    await expect.poll(() => seen.map?.getZoom()).toBeGreaterThan(10);
  });

  it.each([
    ['a line along a known way', [yaba, island], true],
    ['no line where no way by road is known', [], false],
  ])('draws %s', async (_what, route, isDrawn) => {
    const { seen, base } = bareBase();
    const screen = await renderInEnglish(
      <div className="map-under-test">
        <RouteMap label="Way" store={yaba} home={island} courier={yaba} route={route} base={base} />
      </div>,
    );
    await expect.poll(() => seen.map?.getZoom()).toBeGreaterThan(10);
    const drawn = () =>
      [...screen.container.querySelectorAll<SVGPathElement>('.leaflet-overlay-pane path')].some(
        (path) => path.getTotalLength() > 10,
      );
    await expect.poll(drawn).toBe(isDrawn);
  });
});

const middle = { lat: 6.5, lng: 3.37 };
const point: CityPoint = { key: 'order:1', at: middle, shape: 'square', look: 'filled', tone: 'bad' };
const otherPoint: CityPoint = { ...point, key: 'order:2', at: { lat: 6.51, lng: 3.38 } };

/** How opaque the point in the middle of the map is: 255 for wholly. */
async function opacityInTheMiddle(highlighted: string[]) {
  const { base } = bareBase();
  const screen = await renderInEnglish(
    <div style={{ display: 'grid', inlineSize: 600, blockSize: 400 }}>
      <CityMap
        label="City"
        points={[point, otherPoint]}
        fits={[]}
        way={[]}
        onSelect={() => {}}
        {...{ centre: middle, highlighted, base }}
      />
    </div>,
  );
  const opacity = () => {
    const canvas = screen.container.querySelector('canvas');
    const { data } = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {};
    return data?.[3] ?? 0;
  };
  await expect.poll(opacity).toBeGreaterThan(0);
  return opacity();
}

describe('the map of a city', () => {
  it.each([
    ['without a choice', [], false],
    ['that is chosen', ['order:1'], false],
    ['beside a chosen one', ['order:2'], true],
  ])('[OPS-006] a point of the map %s fades: %s', async (_what, highlighted, isFaded) => {
    expect((await opacityInTheMiddle(highlighted)) < 128).toBe(isFaded);
  });
});
