import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { untilThere } from './lazy-part.ts';

/**
 * A server-rendered part whose script loads after the page. Until then its HTML stays, also when the page around it
 * changes: React would remove it and render it again. Its styles come with the page.
 */
export function renderedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Come: ComponentType<Props> | undefined;
  const come = async () => {
    Come ??= await untilThere(load);
    return { default: Come };
  };
  // Lets the server render its first page completely too.
  if (import.meta.env.SSR) come().catch((error: unknown) => console.error(error));
  const Coming = lazy(come);
  return (props) => (
    <Rendered come={come} hasCome={Come !== undefined}>
      <Suspense>
        <Part kind={() => Come ?? Coming} props={props} />
      </Suspense>
    </Rendered>
  );
}

/** Stays what it was when it became alive. */
function Part<Props extends object>({ kind, props }: { kind: () => ComponentType<Props>; props: Props }) {
  const [Kind] = useState(kind);
  return <Kind {...props} />;
}

interface RenderedProps {
  come: () => Promise<unknown>;
  hasCome: boolean;
  children: ReactNode;
}

function Rendered({ come, hasCome, children }: RenderedProps) {
  const [first] = useState(children);
  const [isThere, setThere] = useState(hasCome);
  useEffect(() => {
    if (isThere) return;
    void come().then(() => setThere(true));
  }, [isThere, come]);
  return isThere ? children : first;
}
