import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminImportContract } from 'market/items/items-import.admin.contract';

export const importCalls = createApiClient({ imports: adminImportContract }).imports;
