import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { delivered, Hydrated, hydrated, publishPress } from 'ui/layout/hydrated.tsx';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { replayEarlyInput } from './early-input.ts';

let container: HTMLElement;
let root: Root | undefined;

beforeAll(() => replayEarlyInput(hydrated, delivered));

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  container.remove();
});

/** As the root of the storefront does. */
function Body({ children }: { children: ReactNode }) {
  return <div onClickCapture={publishPress}>{children}</div>;
}

/** Writes the page as the server does; it hydrates when the returned function is called. */
function serve(part: ReactNode): () => void {
  const content = <Body>{part}</Body>;
  container.innerHTML = renderToString(content);
  return () => {
    root = hydrateRoot(container, content);
  };
}

function Form({ onSend }: { onSend: (sent: object) => void }) {
  const [points, setPoints] = useState('');
  const [isGift, setGift] = useState(false);
  const [size, setSize] = useState('small');
  return (
    <>
      <input aria-label="Points" value={points} onChange={({ target }) => setPoints(target.value)} />
      <input aria-label="Gift" type="checkbox" checked={isGift} onChange={({ target }) => setGift(target.checked)} />
      {['small', 'large'].map((one) => (
        <input
          key={one}
          aria-label={one}
          type="radio"
          checked={size === one}
          onChange={() => setSize(one)}
          name="size"
        />
      ))}
      <button type="button" onClick={() => onSend({ points, isGift, size })}>
        Send
      </button>
      <Hydrated />
    </>
  );
}

let presses = 0;

function Part() {
  return (
    <button type="button" onClick={() => presses++}>
      Add
      <Hydrated />
    </button>
  );
}

describe('a page that is used before it is hydrated', () => {
  it('[CHK-10] has what was typed, ticked and chosen before what was pressed, once', async () => {
    const sent: object[] = [];
    const hydrate = serve(<Form onSend={(one) => sent.push(one)} />);
    await userEvent.fill(page.getByLabelText('Points'), '500');
    await userEvent.click(page.getByLabelText('Gift'));
    await userEvent.click(page.getByLabelText('large'));
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    hydrate();
    await expect.poll(() => sent).toEqual([{ points: '500', isGift: true, size: 'large' }]);
    await expect.element(page.getByLabelText('Points')).toHaveValue('500');
    await expect.element(page.getByLabelText('Gift')).toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveLength(2);
  });

  it('[CARD-20] repeats a press that reaches the window but no component', async () => {
    presses = 0;
    const hydrate = serve(<Part />);
    // Another part is hydrated already, and React stops nothing in this one.
    dispatchEvent(new Event(hydrated));
    await userEvent.click(page.getByRole('button', { name: 'Add' }));
    expect(presses).toBe(0);
    hydrate();
    await expect.poll(() => presses).toBe(1);
    await userEvent.click(page.getByRole('button', { name: 'Add' }));
    expect(presses).toBe(2);
  });

  it('handles a press in a part whose script is still loading, once it has loaded', async () => {
    presses = 0;
    const script = Promise.withResolvers<{ default: typeof Part }>();
    const Late = lazy(() => script.promise);
    const around = (part: ReactNode) => (
      <Body>
        <Suspense>{part}</Suspense>
        <Hydrated />
      </Body>
    );
    container.innerHTML = renderToString(around(<Part />));
    root = hydrateRoot(container, around(<Late />));
    await expect.poll(() => document.documentElement.dataset.hydrated).toBe('');
    await userEvent.click(page.getByRole('button', { name: 'Add' }));
    expect(presses).toBe(0);
    script.resolve({ default: Part });
    await expect.poll(() => presses).toBe(1);
  });
});
