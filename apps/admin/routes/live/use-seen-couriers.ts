import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from 'app-kit/calls/use-events.ts';
import { useState } from 'react';
import { courierAlarmsQuery } from '../../layout/admin-calls.ts';
import { type SeenCourier, withCouriersOf } from './live-positions.ts';

const noCouriers: ReadonlyMap<number, SeenCourier> = new Map();

/** Returns where riders were seen last by the events of the server; after a gap the city is read again. */
export function useSeenCouriers(): ReadonlyMap<number, SeenCourier> {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(noCouriers);
  useEvents('/api/v1/admin/city/events', ['positions', 'alarm'], (event) => {
    if (event instanceof MessageEvent && event.type === 'positions') {
      const text = String(event.data);
      setSeen((known) => withCouriersOf(known, text, Date.now()));
    } else {
      void queries.invalidateQueries({ queryKey: courierAlarmsQuery.queryKey });
      if (event.type !== 'alarm') void queries.invalidateQueries({ queryKey: ['admin', 'city'] });
    }
  });
  return seen;
}
