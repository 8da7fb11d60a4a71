import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { ModuleType } from 'market/modules/modules.rules';
import { adminParcelHomeContract } from 'market/parcel/parcel-home.admin.contract';

export const moduleHomeCalls = createApiClient({ home: adminParcelHomeContract }).home;

/** Read again whenever the page opens: an old version could not be saved. */
export const moduleHomeQuery = (module: ModuleType) =>
  queryOptions({
    queryKey: ['admin', 'module-home', module],
    queryFn: ({ signal }) => moduleHomeCalls.show({ params: { module_type: module }, signal }),
    gcTime: 0,
  });
