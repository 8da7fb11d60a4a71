import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveStandIn } from '../../testing/live-stand-in.ts';
import { listenLive } from './live-events.ts';

let isHidden = false;
let received: string[] = [];
let end: () => void = () => {};

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);
const latest = () => LiveStandIn.all.at(-1) as LiveStandIn;
const look = (isAway: boolean) => {
  isHidden = isAway;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', LiveStandIn);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  [isHidden, received, LiveStandIn.all] = [false, [], []];
  end = listenLive({ order_id: '1234567890', token: 'abc' }, ({ name }) => received.push(name));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what happens to an order', () => {
  it('arrives over one connection, whose address identifies the order', () => {
    const endOther = listenLive({ order_id: '1234567890', token: 'abc' }, ({ name }) => received.push(`${name} too`));
    expect(LiveStandIn.all.map(({ url }) => url)).toEqual([
      '/api/v1/customer/order/events?order_id=1234567890&token=abc',
    ]);
    latest().emit('order', { order_id: '1234567890' });
    expect(received).toEqual(['order', 'order too']);
    endOther();
    expect(latest().readyState).toBe(0);
  });

  it('[TRK-14] is requested every ten seconds without a connection', () => {
    seconds(9);
    expect(received).toEqual([]);
    seconds(1);
    seconds(10);
    expect(received).toEqual(['again', 'again']);
  });

  it('[TRK-14] is requested once when a connection opens, and again when it drops or falls silent', () => {
    latest().open();
    expect(received).toEqual(['again']);
    seconds(20);
    latest().emit('beat');
    seconds(40);
    expect(received).toEqual(['again']);
    seconds(10);
    expect(received).toEqual(['again', 'again']);
    latest().emit('beat');
    seconds(20);
    expect(received).toHaveLength(2);
    latest().readyState = 0;
    seconds(10);
    expect(received).toHaveLength(3);
  });

  it('pauses while the page is hidden, without a connection, and continues when it is visible', () => {
    latest().open();
    look(true);
    expect(latest().readyState).toBe(2);
    seconds(60);
    expect(received).toEqual(['again']);
    look(false);
    expect(received).toEqual(['again', 'again']);
    expect(LiveStandIn.all).toHaveLength(2);
  });

  it('[TRK-15] is not received after the end', () => {
    latest().open();
    end();
    expect(latest().readyState).toBe(2);
    seconds(60);
    expect(received).toEqual(['again']);
  });
});
