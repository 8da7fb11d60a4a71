import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from 'app-kit/calls/use-events.ts';

/** Fetches what waits for an operator again at each event for operators. */
export function useOperatorEvents(isOperator: boolean): void {
  const queries = useQueryClient();
  useEvents(isOperator ? '/api/v1/admin/events' : undefined, ['proposal'], () => {
    void queries.invalidateQueries({ queryKey: ['admin', 'proposals'] });
    void queries.invalidateQueries({ queryKey: ['admin', 'waiting'] });
  });
}
